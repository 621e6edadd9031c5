import { readFileSync } from "node:fs";
import { z } from "zod";
import { fold, foldPattern } from "./fold.ts";

const inFiveLanguages = z.object({
  en: z.string(),
  zh: z.string(),
  vi: z.string(),
  th: z.string(),
  id: z.string(),
});

/** The names of values of the closed lists; the site's search reads them, too. */
export const VOCABULARY = {
  places: new URL("../../contracts/vocabulary/places.json", import.meta.url),
  stages: new URL("../../contracts/vocabulary/stages.json", import.meta.url),
  industries: new URL("../../contracts/vocabulary/industries.json", import.meta.url),
  investorTypes: new URL("../../contracts/vocabulary/investor-types.json", import.meta.url),
};

/** An entry of a word file: words in five languages, separated by commas, and optional properties. */
export const wordEntry = inFiveLanguages.extend({
  stages: z.string().optional(),
  places: z.string().optional(),
});

export type WordEntry = z.output<typeof wordEntry>;

/** The entries of a file, by name. */
export function readWordList<Entry>(
  file: URL,
  entry: z.ZodType<Entry>,
): [name: string, entry: Entry][] {
  return Object.entries(z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, "utf8"))));
}

/**
 * A pattern for any of an entry's words in folded text: whole words if in Latin letters, with blanks or
 * hyphens between them. Words in capitals (US, SG) are left out, as in small letters they are other words.
 */
export function namesPattern({ en, zh, vi, th, id }: WordEntry): RegExp {
  const words = [en, zh, vi, th, id]
    .flatMap(parts)
    .filter((word) => !/^[A-Z]{2,4}$/.test(word))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ -]?"));
  const folded = foldPattern(words.join("|"), fold);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${folded})(?!\\p{Script=Latin})`, "gu");
}

/** "a, b" as ["a", "b"]. */
export function parts(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
