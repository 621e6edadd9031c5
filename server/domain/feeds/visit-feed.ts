import type pg from "pg";
import { DAY_MS } from "../../../contracts/days.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Feeds } from "../../services/feeds/open-feeds.ts";
import type { FeedVisit } from "../../services/feeds/read-feed.ts";
import { afterVisit, type FeedState, type VisitResult } from "./after-visit.ts";
import type { FeedRow } from "./feed-row.ts";
import { atHost } from "./host-turn.ts";
import { keepListed } from "./keep-listed.ts";
import { queueTaking, queueVisit } from "./queue-feeds.ts";

/**
 * Visits a feed that is due and keeps the items that it lists. It may be killed between any two steps, and run twice:
 * items that are already listed are not listed again.
 */
export async function visitFeed(
  { pool, feeds }: { pool: pg.Pool; feeds: Feeds },
  feedId: string,
  now = () => new Date(),
): Promise<void> {
  const feed = await findDue(pool, feedId, now());
  if (!feed) return;
  const turn = await atHost(
    pool,
    feed.address,
    () => feeds.visit(feed.address, feed.language, feed),
    () => feeds.pauseMs(feed.address),
  );
  if ("waitMs" in turn) {
    const at = new Date(now().getTime() + turn.waitMs);
    await transaction(pool, (client) => queueVisit(client, feedId, at));
    return;
  }
  await transaction(pool, (client) => keepVisit(client, feed, turn.result, now()));
}

async function findDue(pool: pg.Pool, id: string, now: Date): Promise<FeedRow | undefined> {
  const { rows } = await pool.query<FeedRow>(
    `select id, address, publisher, language, etag, last_modified as "lastModified",
       is_active as "isActive", pause_minutes as "pauseMinutes", failures,
       failing_since as "failingSince", problem, is_flooding as "isFlooding",
       moved_to as "movedTo", moved_times as "movedTimes", last_success_at is null as "isFirst"
     from desk.feeds where id = $1 and is_active and next_visit_at < $2::timestamptz + interval '1 second'`,
    [id, now],
  );
  return rows[0];
}

async function keepVisit(
  client: pg.ClientBase,
  feed: FeedRow,
  visit: FeedVisit,
  now: Date,
): Promise<void> {
  // If it was changed or removed at the desk meanwhile, the visit is void.
  const { rowCount } = await client.query(
    "select from desk.feeds where id = $1 and address = $2 for update",
    [feed.id, feed.address],
  );
  if (!rowCount) return;
  const result = await resultOf(client, feed, visit, now);
  const after = afterVisit(feed, result, now);
  const isTaken = await isAddressTaken(client, feed, after.address);
  await client.query(
    `update desk.feeds set address = $2, is_active = $3, pause_minutes = $4, failures = $5,
       failing_since = $6, problem = $7, is_flooding = $8, moved_to = $9, moved_times = $10,
       next_visit_at = $11, last_visit_at = $12,
       last_success_at = case when $7::text is null then $12 else last_success_at end,
       last_item_at = case when $13 then $12 else last_item_at end,
       kind = coalesce($14, kind), etag = coalesce($15, etag), last_modified = coalesce($16, last_modified)
     where id = $1`,
    [
      feed.id,
      isTaken ? feed.address : after.address,
      // It has moved to the address of a feed that we already have.
      after.isActive && !isTaken,
      after.pauseMinutes,
      after.failures,
      after.failingSince,
      after.problem,
      after.isFlooding,
      after.movedTo,
      after.movedTimes,
      after.nextVisitAt,
      now,
      result.outcome === "read" && result.newItems > 0,
      visit.outcome === "read" ? visit.feed.kind : null,
      ...(visit.outcome === "read" ? validatorsOf(visit, after) : [null, null]),
    ],
  );
  await tellDesk(client, feed, { ...after, isActive: after.isActive && !isTaken }, now);
}

/** None after a flood: "not modified" would keep from us the part that was left out. */
function validatorsOf(
  { etag, lastModified }: Extract<FeedVisit, { outcome: "read" }>,
  { isFlooding }: FeedState,
): [string, string] {
  return isFlooding ? ["", ""] : [etag, lastModified];
}

async function resultOf(
  client: pg.ClientBase,
  feed: FeedRow,
  visit: FeedVisit,
  now: Date,
): Promise<VisitResult> {
  if (visit.outcome !== "read") return visit;
  const { movedTo } = visit;
  const kept = await keepListed(client, feed, visit.feed.entries, now);
  if (kept.newItems > 0) await queueTaking(client, feed.id);
  return {
    outcome: "read",
    ...kept,
    ttlMinutes: visit.feed.ttlMinutes,
    ...(movedTo !== undefined && { movedTo }),
  };
}

async function isAddressTaken(
  client: pg.ClientBase,
  feed: FeedRow,
  address: string,
): Promise<boolean> {
  if (address === feed.address) return false;
  const { rowCount } = await client.query("select from desk.feeds where address = $1", [address]);
  return (rowCount ?? 0) > 0;
}

const DAYS_UNTIL_TOLD = 3;

/** Opens a case if a feed has failed for days, is gone, or floods: one at a time, and at most one a week. */
async function tellDesk(
  client: pg.ClientBase,
  feed: FeedRow,
  after: FeedState,
  now: Date,
): Promise<void> {
  const since = after.failingSince?.getTime() ?? now.getTime();
  const daysTold = (now.getTime() - since) / DAY_MS - DAYS_UNTIL_TOLD;
  if (daysTold < 0 && after.isActive && !after.isFlooding) return;
  const problem = after.isFlooding ? "flooded" : (after.problem ?? "moved");
  const weeks = after.isFlooding ? now.getTime() / DAY_MS / 7 : Math.max(daysTold, 0) / 7;
  const period = `${problem === "flooded" ? "flood" : since}:${Math.floor(weeks)}`;
  await client.query(
    `insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin, details)
     select 'feed', 'feed', $1::uuid, $2, '/desk/feeds', 'feed:' || $1::text || ':' || $3::text,
       jsonb_build_object('feedProblem', $4::text)
      where not exists (
        select from desk.cases where kind = 'feed' and subject_id = $1::uuid and decision is null)
     on conflict (origin) do nothing`,
    [feed.id, feed.publisher, period, problem],
  );
}
