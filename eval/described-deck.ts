import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { COUNTRIES, INDUSTRIES } from "../contracts/catalogue.ts";
import { LANGUAGES } from "../contracts/languages.ts";

const FOLDER = path.join(import.meta.dirname, "decks");

const describedPage = z.strictObject({
  title: z.string(),
  lines: z.array(z.string()).optional(),
  /** Rows of a label and its figure. */
  table: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Large figures above their labels, side by side. */
  cards: z.array(z.tuple([z.string(), z.string()])).optional(),
  note: z.string().optional(),
});
export type DescribedPage = z.infer<typeof describedPage>;

/** A deck of our own, with what a careful reader thinks of it. */
const describedDeck = z.strictObject({
  language: z.enum(LANGUAGES),
  /** 0 to 10. */
  label: z.number().min(0).max(10),
  sector: z.array(z.enum(INDUSTRIES)).default([]),
  country: z.enum(COUNTRIES).optional(),
  /** Why it is labelled so, where that is not plain. */
  note: z.string().optional(),
  /** The faults put into it on purpose; a deck without any is a clean one. */
  planted: z.array(z.strictObject({ rule: z.string(), page: z.number().int().nullable() })),
  pages: z.array(describedPage).min(1),
});
export type DescribedDeck = z.infer<typeof describedDeck> & { name: string };

export function readDescribedDecks(): DescribedDeck[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      ...describedDeck.parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))),
      name: path.basename(file, ".json"),
    }));
}
