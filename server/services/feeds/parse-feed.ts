import { gunzipSync } from "node:zlib";
import { type AnyFeed, DetectError, parseFeed } from "feedsmith";
import type { Language } from "../../../contracts/languages.ts";
import { decodeFeed } from "./decode-feed.ts";
import { entriesOf, titleText } from "./feed-entries.ts";
import type { FeedReading } from "./feed-reading.ts";
import { parseSitemap } from "./parse-sitemap.ts";

/** Many more than are taken at once; any beyond are old. */
const MOST_ENTRIES = 1000;
const MOST_UNPACKED_BYTES = 10 * 1024 * 1024;

/** Reads a stranger's feed or sitemap; only for a bounded thread. */
export function parseAnyFeed(
  bytes: Uint8Array,
  about: { contentType: string; address: string; language: Language },
): FeedReading {
  const text = withoutDoctype(decodeFeed(unpacked(bytes), about.contentType, about.language));
  const sitemap = parseSitemap(text);
  if (sitemap) return sitemap;
  try {
    const found = parseFeed(text);
    const { title, language, ttlMinutes } = aboutOf(found);
    return {
      outcome: "read",
      kind: found.format,
      title: titleText(title),
      language: language ?? "",
      ttlMinutes,
      entries: entriesOf(found, about.address)
        .toSorted((one, other) => timeOf(other) - timeOf(one))
        .slice(0, MOST_ENTRIES),
    };
  } catch (error) {
    const isOther = error instanceof DetectError && !/<(rss|feed|rdf:RDF)[\s>]/i.test(text);
    return { outcome: "failed", problem: isOther ? "not_a_feed" : "broken" };
  }
}

function aboutOf(found: AnyFeed<string>): {
  title?: string | undefined;
  language?: string | undefined;
  ttlMinutes?: number | undefined;
} {
  switch (found.format) {
    case "rss":
      return { ...found.feed, ttlMinutes: found.feed.ttl };
    case "atom":
      return { title: found.feed.title?.value, language: found.feed.xml?.lang };
    case "rdf":
      return { title: found.feed.title, language: found.feed.dc?.languages?.[0] };
    case "json":
      return { title: found.feed.title, language: found.feed.language };
  }
}

/** Unpacks a gzipped file, as sitemaps often are; compression in transfer has been removed before. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED_BYTES }) : bytes;
}

/** No feed needs entities of its own, and some would be bombs. */
function withoutDoctype(text: string): string {
  const begin = text.slice(0, 5000).search(/<!DOCTYPE/i);
  if (begin === -1) return text;
  const [inner, end] = [text.indexOf("[", begin), text.indexOf(">", begin)];
  const close = inner !== -1 && inner < end ? text.indexOf("]>", inner) + 1 : end;
  return close <= 0 ? text : text.slice(0, begin) + text.slice(close + 1);
}

function timeOf({ publishedAt }: { publishedAt?: Date | undefined }): number {
  return publishedAt?.getTime() ?? 0;
}
