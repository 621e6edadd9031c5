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

/** What the values of the closed lists are called, which the search of the site reads, too. */
export const VOCABULARY = {
  places: new URL("../../contracts/vocabulary/places.json", import.meta.url),
  stages: new URL("../../contracts/vocabulary/stages.json", import.meta.url),
  industries: new URL("../../contracts/vocabulary/industries.json", import.meta.url),
  investorTypes: new URL("../../contracts/vocabulary/investor-types.json", import.meta.url),
};

/** What a file of words says of each name: its words in five languages, parted by commas, and what else it has. */
export const wordEntry = inFiveLanguages.extend({
  stages: z.string().optional(),
  places: z.string().optional(),
});

export type WordEntry = z.output<typeof wordEntry>;

/** The words of a file: by name. */
export function readWordList<Entry>(
  file: URL,
  entry: z.ZodType<Entry>,
): [name: string, entry: Entry][] {
  return Object.entries(z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, "utf8"))));
}

/**
 * What finds any of an entry's words in folded text: whole ones where letters are Latin, with blanks
 * or hyphens between them. Capitals alone (US, SG) are words of small letters, too, and not looked for.
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
