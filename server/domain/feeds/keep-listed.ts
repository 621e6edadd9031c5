import type pg from "pg";
import { DAY_MS } from "../../../contracts/days.ts";
import { canonicalAddress } from "../../judging/stories/canonical-address.ts";
import type { FeedEntry } from "../../services/feeds/feed-reading.ts";
import type { FeedRow } from "./feed-row.ts";

/** The most that a visit takes: a feed that lists more is flooding. */
const MOST_NEW = 200;
/** Items older than this are no news. */
export const OLD_DAYS = 30;
const LONGEST_ADDRESS = 2000;

type Listed = FeedEntry & { address: string; at: Date; isDated: boolean };

/**
 * Keeps new items that a feed lists, newest first. Older items at the first visit, or those without a day, are its
 * past: they are remembered, but not read.
 */
export async function keepListed(
  client: pg.ClientBase,
  feed: Pick<FeedRow, "id" | "publisher" | "language" | "isFirst">,
  entries: readonly FeedEntry[],
  now: Date,
): Promise<{ newItems: number; isFlooding: boolean }> {
  const unknown = await leaveOutKnown(client, listedOf(entries, now));
  const isBeyond = unknown.length > MOST_NEW;
  const isNews = ({ isDated }: Listed) => isDated || !feed.isFirst;
  const taken = unknown.filter(isNews).slice(0, MOST_NEW);
  await insert(client, feed, taken, "listed");
  if (feed.isFirst) {
    const past = unknown.filter((one) => !taken.includes(one));
    await insert(client, feed, past, "forgotten");
  }
  return { newItems: taken.length, isFlooding: isBeyond && !feed.isFirst };
}

function listedOf(entries: readonly FeedEntry[], now: Date): Listed[] {
  const since = now.getTime() - OLD_DAYS * DAY_MS;
  const listed = new Map<string, Listed>();
  for (const entry of entries) {
    const url = canonicalAddress(entry.url);
    // A future date is that of an event rather than of the publication.
    const isDated = entry.publishedAt !== undefined && entry.publishedAt <= now;
    const at = entry.publishedAt && entry.publishedAt < now ? entry.publishedAt : now;
    const isLong = Math.max(url.length, entry.url.length) > LONGEST_ADDRESS;
    if (isLong || at.getTime() < since || listed.has(url)) continue;
    listed.set(url, { ...entry, url, address: entry.url, at, isDated });
  }
  return [...listed.values()];
}

async function leaveOutKnown(client: pg.ClientBase, listed: Listed[]): Promise<Listed[]> {
  const { rows } = await client.query<{ url: string }>(
    "select url from desk.feed_items where url = any ($1)",
    [listed.map(({ url }) => url)],
  );
  const known = new Set(rows.map(({ url }) => url));
  return listed.filter(({ url }) => !known.has(url));
}

async function insert(
  client: pg.ClientBase,
  feed: Pick<FeedRow, "id" | "publisher" | "language">,
  listed: Listed[],
  state: "listed" | "forgotten",
): Promise<void> {
  const isKept = state === "listed";
  await client.query(
    `insert into desk.feed_items (feed_id, publisher, language, state, url, address, title, summary, text, published_at, is_dated)
     select $1, $2, $3, $4, i.*
     from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::timestamptz[], $11::boolean[]) as i
     on conflict (url) do nothing`,
    [
      feed.id,
      feed.publisher,
      feed.language,
      state,
      listed.map(({ url }) => url),
      listed.map(({ address }) => address),
      listed.map(({ title }) => (isKept ? title : "")),
      listed.map(({ summary }) => (isKept ? summary : "")),
      listed.map(({ text }) => (isKept ? text : "")),
      listed.map(({ at }) => at),
      listed.map(({ isDated }) => isDated),
    ],
  );
}
