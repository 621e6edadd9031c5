import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import { ownText } from "../profiles/page-columns.ts";
import { openWriting } from "./ask-for-writing.ts";
import { SILENT_SECONDS } from "./hold-writing.ts";
import { queueWriting } from "./queue-writing.ts";
import type { WritingKind } from "./writing-row.ts";

/** How long after its latest report a story may still get others. */
const SETTLES_IN = "15 minutes";
/** Older stories are no news any more. */
const NEWS_FOR = "2 days";
/** The most that a model writes without being asked: a flood of items must not become a flood of articles. */
const MOST_A_DAY = 24;
const MOST_PAGES_AT_ONCE = 50;

/** Requeues what a dead server has left, and begins what is written without being asked for. */
export async function keepWritings(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('desk.keep_writings'))");
    await requeueLeft(client);
    await beginTrusted(client);
    await beginPages(client);
    await client.query(
      `delete from desk.writings w where case w.kind
         when 'story' then not exists (select from desk.stories where id = w.subject_id)
         when 'article' then not exists (select from desk.documents where id = w.subject_id)
         when 'startup' then not exists (select from public.startups where id = w.subject_id)
         else not exists (select from public.investors where id = w.subject_id) end`,
    );
  });
}

/** The queue itself would keep a dead worker's job for hours. */
async function requeueLeft(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string; kind: WritingKind }>(
    `select w.id, w.kind from desk.writings w
      where (w.state = 'working' and w.alive_at < now() - interval '${SILENT_SECONDS} seconds'
          or w.state = 'waiting' and w.not_before < now() - interval '2 minutes')
        and not exists (
          select from graphile_worker.jobs j where j.key = 'writing:' || w.id
            and j.locked_at is null and j.attempts < j.max_attempts)`,
  );
  for (const writing of rows) await queueWriting(client, writing);
}

/** Stories that only trusted feeds report, once no more reports come. */
async function beginTrusted(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from desk.stories s
      where s.state = 'new' and s.article_id is null and s.first_seen_at > now() - interval '${NEWS_FOR}'
        and not exists (select from desk.writings w where w.kind = 'story' and w.subject_id = s.id)
        and (select bool_and(coalesce(f.is_trusted, false)) and max(i.taken_at) < now() - interval '${SETTLES_IN}'
               from desk.feed_items i left join desk.feeds f on f.id = i.feed_id
              where i.story_id = s.id and i.state = 'taken')
      order by s.last_seen_at desc, s.id
      limit greatest(0, $1 - (select count(*) from desk.writings
        where kind = 'story' and asked_by is null and asked_at > now() - interval '1 day'))`,
    [MOST_A_DAY],
  );
  for (const { id } of rows) {
    await openWriting(client, { kind: "story", subjectId: id, askedBy: null });
  }
}

/** Pages that their owners have published since their texts were translated. */
async function beginPages(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string; kind: "startup" | "investor" }>(
    `select p.id, p.kind from (
       select s.id, 'startup' as kind, ${ownText("s", "tagline")} as tagline,
         ${ownText("s", "description")} as description, s.is_published
         from public.startups s join public.startup_profiles d on d.startup_id = s.id
       union all
       select i.id, 'investor', ${ownText("i", "tagline")}, ${ownText("i", "description")}, i.is_published
         from public.investors i join public.investor_profiles d on d.investor_id = i.id
     ) p
     left join desk.writings w on w.kind = p.kind and w.subject_id = p.id
     where p.is_published and p.tagline || p.description <> ''
       and (w.id is null or w.state not in ('waiting', 'working') and w.fingerprint <> desk.texts_mark(p.tagline, p.description)
            and (w.state <> 'failed' or w.ended_at < now() - interval '1 day'))
     order by p.id limit $1`,
    [MOST_PAGES_AT_ONCE],
  );
  for (const { id, kind } of rows) {
    await openWriting(client, { kind, subjectId: id, askedBy: null });
  }
}
