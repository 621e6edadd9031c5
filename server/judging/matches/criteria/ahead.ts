import type { Units } from "../text/units.ts";
import { hasComma } from "./gaps.ts";
import type { Item, Sentence } from "./sentences.ts";

/** What stands behind a word of a sentence, on which its meaning may hang. */

/** Whether something is named behind it, before the next comma or "but". */
export function isNamedBehind(units: Units, sentence: Sentence, at: number): boolean {
  const item = sentence.items[at];
  for (const later of sentence.items.slice(at + 1)) {
    if (item && hasComma(units, item.to, later.from)) return false;
    if (later.meanings.length > 0) return true;
    if (later.cues.has("contrast")) return false;
  }
  return false;
}

const LIKES = ["prefer", "accept", "want", "only", "must"] as const;

/** Whether the clause says behind it that it is liked: "no crypto, B2B software preferred". */
export function isLikedBehind(units: Units, sentence: Sentence, item: Item): boolean {
  for (const { from, meanings, cues } of sentence.items) {
    if (from < item.to || meanings.length > 0) continue;
    if (hasComma(units, item.to, from)) return false;
    if (LIKES.some((cue) => cues.has(cue))) return true;
  }
  return false;
}

/** "Besides fintech we also back logistics": no refusal. */
export function saysAlso(sentence: Sentence, at: number): boolean {
  const later = sentence.items.slice(at + 1);
  const named = later.findIndex(({ meanings }) => meanings.length > 0);
  return named >= 0 && later.slice(named + 1).some(({ cues }) => cues.has("also"));
}

/**
 * "Outside Southeast Asia we do not invest": a refusal with nothing behind it, at the end of the
 * sentence, of all that was not named. Gives the words that say so.
 */
export function refusalOfTheRest(sentence: Sentence, at: number): Item[] {
  const later = sentence.items.slice(at + 1);
  const lastNamed = later.findLastIndex(({ meanings }) => meanings.length > 0);
  const refusal = later
    .slice(lastNamed + 1)
    .findIndex(({ cues }) => cues.has("neg") || cues.has("refuse") || cues.has("after"));
  return refusal < 0 ? [] : later.slice(lastNamed + 1 + refusal);
}

/** Whether the clause ends behind it. */
export function endsClause(units: Units, sentence: Sentence, item: Item): boolean {
  return item.to >= sentence.to || !/[\p{L}\p{N}]/u.test(units.words[item.to] ?? "");
}

/** "Any sector but tobacco". */
export function isAllBut({ items }: Sentence, at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (!before || !item?.cues.has("contrast")) return false;
  return before.cues.has("any_sector") && before.to === item.from;
}

export function isType({ meanings }: Item): boolean {
  return meanings.some(({ kind }) => kind === "type");
}

/** "No need for accelerators" refuses them; "no need for revenue" refuses nobody. */
export function isTypeBehind({ items }: Sentence, at: number): boolean {
  const next = items.slice(at + 1).find(({ meanings }) => meanings.length > 0);
  const item = items[at];
  if (!item?.cues.has("unneeded") || !next) return false;
  return isType(next) && next.from - item.to <= 2;
}
