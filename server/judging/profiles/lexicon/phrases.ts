import type { Searchable } from "../../../language/fold.ts";
import { folded, foldPattern, withoutMarks } from "../../../language/fold.ts";
import { onFirstUseOf } from "../../../on-first-use.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import type { Phrase } from "./lexicon.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

const SPACED = [en, id, vi];
const UNSPACED = [th, zh];
const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}])";
const BEHIND = "(?![\\p{L}\\p{M}\\p{N}])";

/** Without its marks, harmless Vietnamese looks like words of these lists: "các", "dũng", "lon". */
const NEEDS_MARKS: readonly Phrase[] = ["slurs", "sexual", "hatred", "denies", "fights", "offers"];

type Said = Pick<Searchable, "text" | "plain">;
export type Place = { start: number; end: number };

type Patterns = { marked: RegExp; plain: RegExp | undefined; only: RegExp };

/** The places where a text says something, in any of the five languages: people mix them. */
export function places(phrase: Phrase, { text, plain }: Said): Place[] {
  const patterns = patternsOf(phrase);
  const marked = placesOf(patterns.marked, text);
  const unmarked = patterns.plain ? placesOf(patterns.plain, plain) : [];
  return [...marked, ...unmarked.filter(({ start }) => marked.every((one) => one.start !== start))];
}

export function says(phrase: Phrase, text: Said): boolean {
  return places(phrase, text).length > 0;
}

/** Whether a text is nothing but this, and perhaps a number. */
export function isOnly(phrase: Phrase, text: string): boolean {
  const bare = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  return patternsOf(phrase).only.test(folded(bare));
}

function placesOf(pattern: RegExp, text: string): Place[] {
  return [...text.matchAll(pattern)]
    .filter(([match]) => match !== "")
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const patternsOf = onFirstUseOf((phrase: Phrase): Patterns => {
  const whole = SPACED.map((lexicon) => foldPattern(lexicon[phrase], folded)).join("|");
  const within = UNSPACED.map((lexicon) => foldPattern(lexicon[phrase], folded)).join("|");
  const isMarked = NEEDS_MARKS.includes(phrase);
  const bare = foldPattern(vi[phrase], withoutMarks);
  return {
    marked: new RegExp(`${BEFORE}(?:${whole})${BEHIND}|${within}`, "gu"),
    plain: isMarked ? undefined : new RegExp(`${BEFORE}(?:${bare})${BEHIND}`, "gu"),
    only: new RegExp(`^(?:${whole}|${within}|${bare})(?: ?\\d+)?$`, "u"),
  };
});
