import type pg from "pg";
import { DAY_MS } from "../../../contracts/days.ts";
import type { FeedItem, ReadItem } from "../../judging/stories/feed-item.ts";
import { storyOf } from "../../judging/stories/same-story.ts";
import type { Understood } from "../../judging/stories/understood-item.ts";
import { transaction } from "../../postgres/transaction.ts";

const RECENT_DAYS = 7;
const MOST_RECENT = 3000;

type Recent = { storyId: string; item: Understood };
type Taken = { id: string; read: FeedItem; reading: ReadItem; understood: Understood };

/** Adds items to stories of the last days, or begins new ones; two servers at once begin only one. */
export function openStories(pool: pg.Pool): { put(taken: Taken): Promise<void> } {
  const recent = new Map<string, Recent>();
  let since = new Date(Date.now() - RECENT_DAYS * DAY_MS);

  /** Reads what was added since the last time, here or by another server. */
  async function lookUp(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<Recent & { id: string; takenAt: Date }>(
      `select id, story_id as "storyId", understood as item, taken_at as "takenAt"
         from desk.feed_items
        where state = 'taken' and story_id is not null and taken_at >= $1
        order by taken_at desc limit $2`,
      [since, MOST_RECENT],
    );
    for (const { id, storyId, item } of rows) recent.set(id, { storyId, item });
    since = rows[0]?.takenAt ?? since;
  }

  return {
    put: (taken) =>
      transaction(pool, async (client) => {
        await client.query("select pg_advisory_xact_lock(hashtext('desk.stories'))");
        await lookUp(client);
        const { rowCount } = await client.query(
          "select from desk.feed_items where id = $1 and state = 'listed' for update",
          [taken.id],
        );
        if (!rowCount) return;
        const known = storyOf(taken.understood, [...recent.values()]);
        const story = (known && (await goOn(client, known, taken))) || (await begin(client, taken));
        await keep(client, taken, story);
      }),
  };
}

async function begin(client: pg.ClientBase, { read, reading }: Taken): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into desk.stories (title, language, has_round, entities, first_seen_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [read.title, read.language, reading.round !== undefined, reading.entities, read.publishedAt],
  );
  const [begun] = rows;
  if (!begun) throw new Error("The story was not begun");
  return begun.id;
}

/** @returns nothing if the story is gone by now. */
async function goOn(
  client: pg.ClientBase,
  storyId: string,
  { read, reading }: Taken,
): Promise<string | undefined> {
  const { rowCount } = await client.query(
    `update desk.stories set has_round = has_round or $2,
       entities = array(
         select e.id from unnest(entities || $3::uuid[]) with ordinality as e (id, place)
         group by e.id order by min(e.place)),
       first_seen_at = least(first_seen_at, $4), last_seen_at = greatest(last_seen_at, $4)
     where id = $1`,
    [storyId, reading.round !== undefined, reading.entities, read.publishedAt],
  );
  return rowCount ? storyId : undefined;
}

async function keep(client: pg.ClientBase, taken: Taken, storyId: string): Promise<void> {
  const { id, read, reading, understood } = taken;
  await client.query(
    `update desk.feed_items set state = 'taken', taken_at = clock_timestamp(), title = $2, text = $3,
       reading = $4, understood = $5, story_id = $6 where id = $1`,
    [id, read.title, read.text, JSON.stringify(reading), JSON.stringify(understood), storyId],
  );
}
