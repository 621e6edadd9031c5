import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { DAY_MS } from "../../../contracts/days.ts";
import type { FeedItem } from "../../judging/stories/feed-item.ts";
import { partsOf } from "../../judging/stories/item-parts.ts";
import type { NameIndex } from "../../judging/stories/name-index.ts";
import { readItem } from "../../judging/stories/read-item.ts";
import { understand } from "../../judging/stories/understood-item.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Feeds } from "../../services/feeds/open-feeds.ts";
import { atHost } from "./host-turn.ts";
import { OLD_DAYS } from "./keep-listed.ts";
import { openStories } from "./open-stories.ts";
import { queueTaking } from "./queue-feeds.ts";

/** Other jobs wait meanwhile, so the rest becomes another job. */
const LONGEST_MS = 20_000;
const LONGEST_WAIT_MS = 3000;
/** A text this long has enough of the article to tell of a round. */
const ENOUGH_SIGNS = 600;
/** The pages of older items are not worth a visit. */
const RECENT_MS = 4 * DAY_MS;
/** An item that crashes the server must not do so for ever, nor may one with a busy host hold up the others. */
const MOST_ATTEMPTS = 3;
/** How long a busy host is left alone if it does not say, and at most. */
const PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

type Item = FeedItem & { id: string; address: string; attempts: number; isDated: boolean };
type Means = { pool: pg.Pool; feeds: Feeds; names(): Promise<NameIndex> };

/**
 * Reads the items that a feed has listed, one after another, and adds each to its story. It saves each at once, so it
 * may be killed at any point, and run twice at the same time.
 */
export async function takeItems(means: Means, feedId: string): Promise<void> {
  const { pool } = means;
  const stories = openStories(pool);
  const end = Date.now() + LONGEST_MS;
  let waitMs: number | undefined;
  while (waitMs === undefined && Date.now() < end) {
    const item = await nextItem(pool, feedId);
    if (!item) return;
    waitMs = await takeItem(means, stories, item);
  }
  const at = new Date(Date.now() + (waitMs ?? 0));
  await transaction(pool, (client) => queueTaking(client, feedId, at));
}

async function nextItem(pool: pg.Pool, feedId: string): Promise<Item | undefined> {
  const { rows } = await pool.query<Item>(
    `update desk.feed_items set attempts = attempts + 1
      where id = (
        select id from desk.feed_items where feed_id = $1 and state = 'listed'
        order by published_at, id limit 1)
      returning id, url, address, publisher, language, published_at as "publishedAt", title, summary, text, attempts, is_dated as "isDated"`,
    [feedId],
  );
  return rows[0];
}

/** @returns how long to wait, if it is not our turn at the page's host, or the host is busy. */
async function takeItem(
  { pool, feeds, names }: Means,
  stories: ReturnType<typeof openStories>,
  item: Item,
): Promise<number | undefined> {
  if (item.attempts > MOST_ATTEMPTS) return forget(pool, item);
  const read = await withPage(pool, feeds, item);
  if ("waitMs" in read) {
    if (!read.wasAsked) {
      await pool.query("update desk.feed_items set attempts = attempts - 1 where id = $1", [
        item.id,
      ]);
    }
    return read.waitMs;
  }
  const isOld = read.publishedAt.getTime() < Date.now() - OLD_DAYS * DAY_MS;
  if (read.title === "" || isOld) return forget(pool, item);
  const known = await names();
  const parts = partsOf(read, known);
  const reading = readItem(read, known, parts);
  const understood = understand(read, reading, known, parts);
  await stories.put({ id: item.id, read, reading, understood });
  return undefined;
}

async function forget(pool: pg.Pool, { id }: Item): Promise<undefined> {
  await pool.query(
    "update desk.feed_items set state = 'forgotten', title = '', summary = '', text = '' where id = $1",
    [id],
  );
}

/** The item with the text and day of its page, if the feed has too little text and the host allows it. */
async function withPage(
  pool: pg.Pool,
  feeds: Feeds,
  item: Item,
): Promise<FeedItem | { waitMs: number; wasAsked: boolean }> {
  const { address, title, text, language, publishedAt, attempts, isDated } = item;
  const isRecent = publishedAt.getTime() > Date.now() - RECENT_MS;
  const isWhole = title !== "" && text.length >= ENOUGH_SIGNS && isDated;
  if (isWhole || !isRecent) return item;
  for (let waited = 0; ; ) {
    const turn = await atHost(
      pool,
      address,
      () => feeds.article(address, language),
      () => feeds.pauseMs(address),
    );
    if ("result" in turn) {
      const { result } = turn;
      if (result.outcome === "failed") {
        if (result.problem !== "busy" || attempts >= MOST_ATTEMPTS) return item;
        const asked = result.retryAt ? result.retryAt.getTime() - Date.now() : PAUSE_MS;
        return { waitMs: Math.min(Math.max(asked, 0), LONGEST_PAUSE_MS), wasAsked: true };
      }
      return {
        ...item,
        title: title || result.title,
        text: result.text.length > text.length ? result.text : text,
        publishedAt: (isDated ? undefined : result.publishedAt) ?? publishedAt,
      };
    }
    waited += turn.waitMs;
    if (waited > LONGEST_WAIT_MS) return { waitMs: turn.waitMs, wasAsked: false };
    await pause(turn.waitMs);
  }
}
