import { type Feed, feedProblem } from "../../../../contracts/desk/feeds.ts";
import type { Language } from "../../../../contracts/languages.ts";
import { queueVisit } from "../../feeds/queue-feeds.ts";
import { asServer, type Staff } from "../as-staff.ts";
import { FEED_HEALTH } from "./feed-health.ts";

type Row = Omit<Feed, "problem" | "failingSince" | "lastVisitAt" | "lastItemAt" | "nextVisitAt"> & {
  problem: string | null;
  failingSince: Date | null;
  lastVisitAt: Date | null;
  lastItemAt: Date | null;
  nextVisitAt: Date;
};

const ORDER =
  "array_position(array['failing', 'flooding', 'silent', 'new', 'working', 'paused'], health)";

export async function listFeeds({ client }: Staff): Promise<{ feeds: Feed[] }> {
  const { rows } = await client.query<Row>(
    `select * from (
       select f.id, f.address, f.kind, f.publisher, f.language, f.is_trusted as "isTrusted",
         f.is_active as "isActive", ${FEED_HEALTH} as health,
         case when f.is_flooding then 'flooded' else f.problem end as problem,
         f.failing_since as "failingSince", f.last_visit_at as "lastVisitAt",
         f.last_item_at as "lastItemAt", f.next_visit_at as "nextVisitAt",
         (select count(*)::int from desk.feed_items i
           where i.feed_id = f.id and i.seen_at > now() - interval '30 days' and i.state = 'taken') as items
       from desk.feeds f
     ) found order by ${ORDER}, lower(publisher), id`,
  );
  return {
    feeds: rows.map((row) => ({
      ...row,
      problem: feedProblem.nullable().catch(null).parse(row.problem),
      failingSince: row.failingSince?.toISOString() ?? null,
      lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
      lastItemAt: row.lastItemAt?.toISOString() ?? null,
      nextVisitAt: row.nextVisitAt.toISOString(),
    })),
  };
}

type Order = {
  id?: string | undefined;
  address: string;
  publisher: string;
  language: Language;
  isTrusted: boolean;
  isActive: boolean;
};

/** @returns undefined if there is no such feed; `taken` if another has the address. */
export async function saveFeed(
  staff: Staff,
  order: Order,
): Promise<{ id: string } | "taken" | undefined> {
  const { client, actor } = staff;
  const { id, address, publisher, language, isTrusted, isActive } = order;
  const taken = await client.query(
    "select from desk.feeds where address = $1 and id is distinct from $2",
    [address, id ?? null],
  );
  if (taken.rowCount) return "taken";
  const values = [address, publisher, language, isTrusted, isActive];
  const { rows } = id
    ? await client.query<{ id: string }>(
        `update desk.feeds set address = $1, publisher = $2, language = $3, is_trusted = $4, is_active = $5,
           next_visit_at = case when address <> $1 or not is_active then ${SOONEST} else next_visit_at end,
           etag = case when address <> $1 then '' else etag end,
           last_modified = case when address <> $1 then '' else last_modified end,
           failures = case when address <> $1 or not is_active then 0 else failures end,
           problem = case when address <> $1 or not is_active then null else problem end,
           failing_since = case when address <> $1 or not is_active then null else failing_since end
         where id = $6 returning id`,
        [...values, id],
      )
    : await client.query<{ id: string }>(
        `insert into desk.feeds (address, publisher, language, is_trusted, is_active, added_by)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [...values, actor.userId],
      );
  const [saved] = rows;
  if (saved && isActive) await asServer(staff, (server) => queueVisit(server, saved.id));
  return saved;
}

/** Publishers are asked every ten minutes at most, also by hand. */
const SOONEST = "greatest(now(), last_visit_at + interval '10 minutes')";

/** @returns the time of the visit; undefined if there is no such feed, or it is paused. */
export async function visitSoon(staff: Staff, id: string): Promise<Date | undefined> {
  const { rows } = await staff.client.query<{ at: Date }>(
    `update desk.feeds set next_visit_at = case
       -- Its publisher has asked for the pause.
       when problem = 'busy' then next_visit_at else least(next_visit_at, ${SOONEST}) end
     where id = $1 and is_active returning next_visit_at as at`,
    [id],
  );
  const at = rows[0]?.at;
  if (at) await asServer(staff, (client) => queueVisit(client, id, at));
  return at;
}

export async function removeFeed({ client }: Staff, id: string): Promise<boolean> {
  const { rowCount } = await client.query("delete from desk.feeds where id = $1", [id]);
  return (rowCount ?? 0) > 0;
}
