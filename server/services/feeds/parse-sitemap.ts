import { Parser } from "htmlparser2";
import { DAY_MS } from "../../../contracts/days.ts";
import { MOST_SIGNS } from "./feed-entries.ts";
import type { FeedReading } from "./feed-reading.ts";
import { inParagraphs } from "./plain-text.ts";
import { readDate } from "./read-date.ts";

/** A page of a sitemap that changed longer ago is no news. */
const NEWS_DAYS = 30;
const MOST_ENTRIES = 1000;

type Found = { loc: string; title: string; date: string; language: string };

/** Reads a sitemap, a news sitemap or a list of sitemaps; undefined for anything else. */
export function parseSitemap(text: string): FeedReading | undefined {
  const root = /<(?:\w+:)?(urlset|sitemapindex)[\s>]/i
    .exec(text.slice(0, 5000))?.[1]
    ?.toLowerCase();
  if (root === undefined) return undefined;
  const found = readEntries(text);
  if (root === "sitemapindex") {
    const addresses = found.toSorted((one, other) => timeOf(other) - timeOf(one));
    return { outcome: "sitemaps", addresses: addresses.slice(0, 10).map(({ loc }) => loc) };
  }
  const since = Date.now() - NEWS_DAYS * DAY_MS;
  const entries = found.flatMap(({ loc, title, date }) => {
    const publishedAt = readDate(date);
    // A page without a date may not be new.
    const url = URL.parse(loc);
    const isAddress = url !== null && /^https?:$/.test(url.protocol);
    if (!publishedAt || publishedAt.getTime() < since || !isAddress) return [];
    const said = inParagraphs(title.replace(/\s+/g, " "), MOST_SIGNS.title);
    return [{ url: url.href, title: said, summary: "", text: "", publishedAt }];
  });
  return {
    outcome: "read",
    kind: "sitemap",
    title: "",
    language: found.find(({ language }) => language !== "")?.language.trim() ?? "",
    entries: entries
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
      .slice(0, MOST_ENTRIES),
  };
}

function readEntries(text: string): Found[] {
  const found: Found[] = [];
  let current: Found | undefined;
  let part: keyof Found | undefined;
  const parser = new Parser(
    {
      onopentagname(name) {
        const local = name.slice(name.indexOf(":") + 1);
        if (name === "url" || name === "sitemap") {
          current = { loc: "", title: "", date: "", language: "" };
        }
        // The publication date overrides that of the last change.
        if (local === "publication_date" && current) current.date = "";
        part =
          name.startsWith("image:") || name.startsWith("video:") ? undefined : PARTS.get(local);
        if (local === "lastmod" && current?.date !== "") part = undefined;
      },
      ontext(said) {
        if (current && part) current[part] += said;
      },
      onclosetag(name) {
        part = undefined;
        if ((name === "url" || name === "sitemap") && current) {
          current.loc = current.loc.trim();
          found.push(current);
          current = undefined;
        }
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return found;
}

const PARTS = new Map<string, keyof Found>([
  ["loc", "loc"],
  ["title", "title"],
  ["lastmod", "date"],
  ["publication_date", "date"],
  ["language", "language"],
]);

function timeOf({ date }: Found): number {
  return readDate(date)?.getTime() ?? 0;
}
