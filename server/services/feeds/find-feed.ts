import { Parser } from "htmlparser2";
import type { Language } from "../../../contracts/languages.ts";
import { decodeText } from "../website/decode-text.ts";
import { fetchDocument } from "./fetch-document.ts";
import { type FeedMeans, type FeedProblem, type FeedVisit, readFeed } from "./read-feed.ts";

const TYPES =
  /^(application\/(rss|atom|rdf|feed)\+(xml|json)|application\/(json|xml)|text\/xml)\b/i;
const MOST = 10;
const HEAD_SIGNS = 200_000;

export type FoundFeed =
  | { outcome: "feed"; visit: Extract<FeedVisit, { outcome: "read" }> }
  /** A site: the feeds that its page names, and the sitemaps that its robots.txt does. */
  | { outcome: "site"; feeds: { address: string; title: string }[] }
  | { outcome: "failed"; problem: FeedProblem };

/** Looks at an address that somebody typed: it may be a feed, or a site that names its feeds. */
export async function findFeed(
  address: string,
  language: Language,
  means: FeedMeans,
): Promise<FoundFeed> {
  const visit = await readFeed(address, language, means);
  if (visit.outcome === "read") return { outcome: "feed", visit };
  if (visit.outcome === "unchanged") return { outcome: "failed", problem: "broken" };
  if (visit.problem !== "not_a_feed") return { outcome: "failed", problem: visit.problem };
  const { agent, limits, robots } = means;
  const page = await fetchDocument(address, {
    agent,
    limits,
    accept: "text/html",
    permission: robots.permission,
  });
  if (page.outcome !== "read") return { outcome: "failed", problem: "not_a_feed" };
  const named = namedFeeds(decodeText(page.bytes, page.contentType), page.url);
  const sitemaps = await robots.sitemaps(new URL(page.url));
  const feeds = [...named, ...sitemaps.map((one) => ({ address: one, title: "" }))];
  return feeds.length > 0
    ? { outcome: "site", feeds: feeds.slice(0, MOST) }
    : { outcome: "failed", problem: "not_a_feed" };
}

/** Deeper than any page; the more tags are open, the longer the parser takes for each. */
const MAX_DEPTH = 200;

/** `<link rel="alternate" type="application/rss+xml" href="…">` */
function namedFeeds(html: string, address: string): { address: string; title: string }[] {
  const found = new Map<string, string>();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { rel = "", type = "", href = "", title = "" }) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      const isFeed = name === "link" && /\balternate\b/i.test(rel) && TYPES.test(type);
      const url = isFeed && href !== "" ? URL.parse(href, address) : null;
      if (url && /^https?:$/.test(url.protocol)) found.set(url.href, title.trim().slice(0, 200));
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html.slice(0, HEAD_SIGNS));
  return [...found].map(([at, title]) => ({ address: at, title }));
}
