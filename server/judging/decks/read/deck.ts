import { z } from "zod";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { DECK_PROBLEMS } from "../../../../contracts/review-terms.ts";

const deckLine = z.object({
  text: z.string(),
  size: z.number(),
  /** The beginning of the line, in points from the left and the top. */
  x: z.number(),
  y: z.number(),
  /** Invisible on the page, so neither evidence nor words of the deck. */
  isHidden: z.boolean(),
});
export type DeckLine = z.infer<typeof deckLine>;

/**
 * A block of a page and its rows from top to bottom. A row of text is one cell, a row of a table or a timeline
 * has the cells side by side, and a row of a chart is a label with its values.
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
  /** The visible text in reading order, one line per statement, with wrapped lines joined. */
  text: z.string(),
  /** The same as blocks, in reading order. */
  blocks: z.array(block),
  words: z.number().int(),
  images: z.number().int(),
  isChartLike: z.boolean(),
});
export type DeckPage = z.infer<typeof deckPage>;

const deck = z.object({ language: z.enum(LANGUAGES), pages: z.array(deckPage).min(1) });
export type Deck = z.infer<typeof deck>;

/** The messages of the reading process, one line each: that it has started, then what it read. */
export const reading = z.discriminatedUnion("state", [
  z.object({ state: z.literal("ready") }),
  z.object({ state: z.literal("read"), deck }),
  z.object({ state: z.literal("refused"), problem: z.enum(DECK_PROBLEMS) }),
]);
export type Reading = z.infer<typeof reading>;
export type DeckReading = Exclude<Reading, { state: "ready" }>;
