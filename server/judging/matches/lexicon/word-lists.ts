import { z } from "zod";
import { readWordList, VOCABULARY, wordEntry } from "../../../language/word-lists.ts";

const entry = wordEntry.extend({
  /** Industries that a sector belongs to. */
  of: z.string().optional(),
  /** The concept that it always includes: a profit implies revenue. */
  implies: z.string().optional(),
  group: z.enum(["model", "customer", "technology"]).optional(),
});

export type WordEntry = z.output<typeof entry>;

/** The words of one file of `words/`: by name, in five languages. */
export function wordList(file: string): [name: string, entry: WordEntry][] {
  return readWordList(new URL(`words/${file}.json`, import.meta.url), entry);
}

/** The names of a closed list's values. */
export function listedWords(
  list: "industries" | "investorTypes",
): [name: string, entry: WordEntry][] {
  return readWordList(VOCABULARY[list], entry);
}
