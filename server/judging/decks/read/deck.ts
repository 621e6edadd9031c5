import { z } from "zod";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { DECK_PROBLEMS } from "../../../../contracts/review-terms.ts";

const deckLine = z.object({
  text: z.string(),
  size: z.number(),
  /** Where the line begins, in points from the left and the top. */
  x: z.number(),
  y: z.number(),
  /** Nobody who looks at the page can see it: it is neither evidence nor words of the deck. */
  isHidden: z.boolean(),
});
export type DeckLine = z.infer<typeof deckLine>;

/**
 * What a block of a page is, and its rows from top to bottom: a row of text is one cell, one of a table or
 * of a timeline all that stands side by side, and one of a chart a label with its values.
 */
const block = z.object({
  role: z.enum([
    "title",
    "text",
    "list",
    "card",
    "table",
    "chart",
    "timeline",
    "furniture",
    "pageNumber",
  ]),
  rows: z.array(z.array(z.string())),
});
export type Block = z.infer<typeof block>;

const deckPage = z.object({
  number: z.number().int().positive(),
  width: z.number(),
  height: z.number(),
  title: z.string(),
  lines: z.array(deckLine),
  /** What can be seen, in reading order; wrapped lines put together, a line per statement. */
  text: z.string(),
  /** The same by what it is, in reading order. */
  blocks: z.array(block),
  words: z.number().int(),
  images: z.number().int(),
  isChartLike: z.boolean(),
});
export type DeckPage = z.infer<typeof deckPage>;

const deck = z.object({ language: z.enum(LANGUAGES), pages: z.array(deckPage).min(1) });
export type Deck = z.infer<typeof deck>;

/** What the reading process says, a line each: that it is there, then what it read. */
export const reading = z.discriminatedUnion("state", [
  z.object({ state: z.literal("ready") }),
  z.object({ state: z.literal("read"), deck }),
  z.object({ state: z.literal("refused"), problem: z.enum(DECK_PROBLEMS) }),
]);
export type Reading = z.infer<typeof reading>;
export type DeckReading = Exclude<Reading, { state: "ready" }>;
