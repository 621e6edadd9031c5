import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { COUNTRIES, INDUSTRIES } from "../contracts/catalogue.ts";
import { LANGUAGES } from "../contracts/languages.ts";

/**
 * `decks` are those the rules were made with; `held-out` were written before anyone looked at the
 * rules, which were then improved with them: their first results are in decision 23. The same goes
 * for `second-held-out`, whose titles are headlines.
 */
export const DECK_SETS = ["decks", "held-out", "second-held-out"] as const;
export type DeckSet = (typeof DECK_SETS)[number];

const describedPage = z.strictObject({
  title: z.string().optional(),
  lines: z.array(z.string()).optional(),
  columns: z.array(z.array(z.string())).optional(),
  /** Rows of a label and its figure. */
  table: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Rows of any width, the first one with the names of the columns. */
  grid: z.array(z.array(z.string())).optional(),
  /** Large figures above their labels, side by side. */
  cards: z.array(z.tuple([z.string(), z.string()])).optional(),
  note: z.string().optional(),
});
export type DescribedPage = z.infer<typeof describedPage>;

/** What differs between programs and authors. */
const deckForm = z.strictObject({
  shape: z.enum(["16:9", "4:3"]).optional(),
  /** `{page}` and `{pages}` are replaced by the numbers. */
  header: z.string().optional(),
  footer: z.string().optional(),
  titles: z.enum(["top", "bottom"]).optional(),
  /** Titles with S P A C E D letters. */
  spaced: z.boolean().optional(),
  /** Every word is a text run of its own. */
  runs: z.boolean().optional(),
  /** Boxes are drawn in a different order than they are read. */
  shuffled: z.boolean().optional(),
});
export type DeckForm = z.infer<typeof deckForm>;

const place = { page: z.number().int().nullable(), quote: z.string().optional() };

/** A deck of our own, with a careful reader's judgement. */
const describedDeck = z.strictObject({
  language: z.enum(LANGUAGES),
  /** 0 to 10. */
  label: z.number().min(0).max(10),
  sector: z.array(z.enum(INDUSTRIES)).default([]),
  country: z.enum(COUNTRIES).optional(),
  /** Why it is labelled so, if that is not obvious. */
  note: z.string().optional(),
  /**
   * The faults planted in it; a deck without any is a clean one. `also` are other places where the
   * same fault can rightly be shown; without a page it can be anywhere.
   */
  planted: z.array(
    z.strictObject({
      rule: z.string(),
      ...place,
      also: z.array(z.strictObject(place)).default([]),
    }),
  ),
  /** Rules that a strict reader may apply here, but a lenient one would not. */
  arguable: z.array(z.string()).default([]),
  /** Words that are certainly not a fault. */
  sound: z.array(z.string()).default([]),
  form: deckForm.default({}),
  pages: z.array(describedPage).min(1),
});
export type DescribedDeck = z.infer<typeof describedDeck> & { name: string };
export type PlantedFault = DescribedDeck["planted"][number];

export function readDescribedDecks(set: DeckSet): DescribedDeck[] {
  const folder = path.join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      ...describedDeck.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
      name: path.basename(file, ".json"),
    }));
}
