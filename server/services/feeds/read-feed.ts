import type { Language } from "../../../contracts/languages.ts";
import { boundedThread } from "../bounded-thread.ts";
import { type FeedReading, feedReading } from "./feed-reading.ts";
import { type Asking, type Fetched, type FetchProblem, fetchDocument } from "./fetch-document.ts";
import type { Robots } from "./robots.ts";

const PARSE_MS = 10_000;
const ACCEPT =
  "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,text/xml;q=0.9,application/json;q=0.8,*/*;q=0.1";

const run = boundedThread(new URL("./feed-thread.ts", import.meta.url), { memoryMb: 256 });

export type FeedProblem = FetchProblem | "not_a_feed" | "broken";

export type ReadFeed = Extract<FeedReading, { outcome: "read" }>;

export type FeedVisit = (
  | {
      outcome: "read";
      feed: ReadFeed;
      /** Keep a later visit short. */
      etag: string;
      lastModified: string;
    }
  | { outcome: "unchanged" }
  | { outcome: "failed"; problem: FeedProblem; retryAt?: Date }
) &
  Pick<Fetched, "url" | "movedTo">;

export type FeedMeans = Pick<Asking, "agent" | "limits"> & { robots: Robots };

/**
 * Visits a feed if its host allows it, asks only for changes since the last visit, and reads them in a bounded thread.
 * In a list of sitemaps, the one that changed last is read.
 */
export async function readFeed(
  address: string,
  language: Language,
  { robots, ...means }: FeedMeans,
  known: { etag: string; lastModified: string } = { etag: "", lastModified: "" },
): Promise<FeedVisit> {
  const asking = { ...means, accept: ACCEPT, permission: robots.permission };
  const fetched = await fetchDocument(address, { ...asking, ...known });
  if (fetched.outcome !== "read") return fetched;
  const { url, movedTo } = fetched;
  const at = { url, ...(movedTo !== undefined && { movedTo }) };
  const reading = await parseApart(fetched, language);
  if (reading.outcome === "failed") return { ...reading, ...at };
  const { etag, lastModified } = fetched;
  if (reading.outcome === "read") {
    return { outcome: "read", feed: reading, etag, lastModified, ...at };
  }
  const [latest] = reading.addresses;
  if (latest === undefined) return { outcome: "failed", problem: "broken", ...at };
  const inner = await fetchDocument(latest, asking);
  if (inner.outcome !== "read") return { ...inner, ...at };
  const sitemap = await parseApart(inner, language);
  // An unchanged list may name a sitemap that has changed, so the list is fetched each time.
  return sitemap.outcome === "read"
    ? { outcome: "read", feed: sitemap, etag: "", lastModified: "", ...at }
    : { outcome: "failed", problem: "broken", ...at };
}

async function parseApart(
  { bytes, contentType, url }: Extract<Fetched, { outcome: "read" }>,
  language: Language,
): Promise<FeedReading> {
  const posted = await run({ bytes, contentType, address: url, language }, PARSE_MS);
  const reading = feedReading.safeParse(posted);
  return reading.success ? reading.data : { outcome: "failed", problem: "broken" };
}
