import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import { KEPT_DAYS } from "../retention/terms.ts";
import { queueTaking, queueVisit } from "./queue-feeds.ts";

const MOST_AT_ONCE = 200;

/** Queues visits to feeds that are due, and the reading of items that a dead server left. */
export async function keepFeeds(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    const due = await client.query<{ id: string }>(
      `select id from desk.feeds where is_active and next_visit_at <= now()
       order by next_visit_at limit $1`,
      [MOST_AT_ONCE],
    );
    for (const { id } of due.rows) await queueVisit(client, id);
    const left = await client.query<{ id: string }>(
      `select distinct feed_id as id from desk.feed_items
       where state = 'listed' and feed_id is not null and seen_at < now() - interval '5 minutes'`,
    );
    for (const { id } of left.rows) await queueTaking(client, id);
  });
}

/**
 * Every night: deletes unused items after 90 days, and the texts of used ones. Items listed without a day keep their
 * address, or they would come in again.
 */
export async function forgetOldItems(pool: pg.Pool): Promise<void> {
  const old = `now() - interval '${KEPT_DAYS.feedItem} days'`;
  await pool.query(
    `delete from desk.feed_items i
      where i.is_dated and i.seen_at < ${old} and not exists (
        select from desk.stories s where s.id = i.story_id and s.state = 'drafted')`,
  );
  await pool.query(
    `update desk.feed_items i set state = 'forgotten', title = '', summary = '', text = '',
       reading = null, understood = null, story_id = null
      where not i.is_dated and i.state <> 'forgotten' and i.seen_at < ${old} and not exists (
        select from desk.stories s where s.id = i.story_id and s.state = 'drafted')`,
  );
  await pool.query(
    `update desk.feed_items set text = '' where text <> '' and (seen_at < ${old} or exists (
       select from desk.stories s where s.id = story_id and s.state = 'dismissed'))`,
  );
  await pool.query(
    `delete from desk.stories s where s.state <> 'drafted' and s.last_seen_at < ${old}
       and not exists (select from desk.feed_items i where i.story_id = s.id)`,
  );
  await pool.query(
    "delete from internal.visited_hosts where greatest(busy_until, next_at) < now() - interval '1 day'",
  );
}
