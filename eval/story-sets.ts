import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LANGUAGES } from "../contracts/languages.ts";
import { canonicalAddress } from "../server/judging/stories/canonical-address.ts";
import type { FeedItem, KnownName } from "../server/judging/stories/feed-item.ts";

/**
 * Labelled news items, one folder per set: what each reports about a round, whom it names, which
 * story it belongs to.
 */
const FOLDER = path.join(import.meta.dirname, "stories");

const directory = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(["startup", "investor"]),
    name: z.string(),
    otherNames: z.array(z.string()),
    website: z.string(),
  }),
);
const items = z.array(
  z.object({
    id: z.string(),
    feed: z.string(),
    url: z.string(),
    language: z.enum(LANGUAGES),
    publishedAt: z.coerce.date(),
    title: z.string(),
    summary: z.string(),
    text: z.string(),
  }),
);
const roundLabel = z.object({
  company: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  round: z.string().nullable(),
  date: z.string().nullable(),
  investors: z.array(z.string()),
  lead: z.array(z.string()),
});
const labels = z.object({
  stories: z.record(z.string(), z.string()),
  rounds: z.record(z.string(), roundLabel.nullable()),
  entities: z.record(z.string(), z.array(z.string())),
});

export type RoundLabel = z.infer<typeof roundLabel>;
export type LabelledItem = {
  id: string;
  item: FeedItem;
  story: string;
  round: RoundLabel | null;
  entities: string[];
};
export type StorySet = { set: string; known: KnownName[]; items: LabelledItem[] };

export function readStorySets(): StorySet[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((set) => readStorySet(path.join(FOLDER, set)));
}

/** A folder of directory.json, items.json and labels.json. */
export function readStorySet(folder: string): StorySet {
  const read = <Read>(file: string, shape: z.ZodType<Read>) =>
    shape.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  const told = read("labels.json", labels);
  return {
    set: path.basename(folder),
    known: read("directory.json", directory).map(({ id, kind, name, otherNames, website }) => ({
      id,
      kind,
      names: [name, ...otherNames],
      website,
    })),
    items: read("items.json", items).map(({ id, feed, url, title, summary, ...rest }) => ({
      id,
      item: {
        ...rest,
        publisher: feed,
        url: canonicalAddress(url),
        title: withoutTags(title),
        summary: withoutTags(summary),
      },
      story: told.stories[id] ?? id,
      round: told.rounds[id] ?? null,
      entities: told.entities[id] ?? [],
    })),
  };
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The text of a feed's HTML, which the product extracts before it judges. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, " ")
    .trim();
}
