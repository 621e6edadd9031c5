import type { Units } from "../text/units.ts";
import { hasComma } from "./between-words.ts";
import { type Item, isNamed, type Sentence } from "./sentences.ts";

/** What follows a word in its sentence and may decide what that word means. */

export function isTurn({ cues }: Item): boolean {
  return cues.has("contrast");
}

const isNamedOrTurn = (item: Item) => isNamed(item) || isTurn(item);

export function isRefusal({ cues }: Item): boolean {
  return cues.has("neg") || cues.has("refuse") || cues.has("after");
}

/** Whether something is named after it, before the next comma or "but". */
export function isNamedBehind(units: Units, sentence: Sentence, at: number): boolean {
  const item = sentence.items[at];
  const next = sentence.next(at + 1, isNamedOrTurn);
  return (
    item !== undefined &&
    next !== undefined &&
    isNamed(next) &&
    !hasComma(units, item.to, next.from)
  );
}

const LIKES = ["prefer", "accept", "want", "only", "must"] as const;
const isLiking = (item: Item) => !isNamed(item) && LIKES.some((cue) => item.cues.has(cue));

/** Whether the rest of the clause says that it is liked: "no crypto, B2B software preferred". */
export function isLikedBehind(units: Units, sentence: Sentence, item: Item): boolean {
  const liking = sentence.next(sentence.placeFrom(item.to), isLiking);
  return liking !== undefined && !hasComma(units, item.to, liking.from);
}

const isAlso = ({ cues }: Item) => cues.has("also");

/** "Besides fintech we also back logistics": no refusal. */
export function saysAlso(sentence: Sentence, at: number): boolean {
  return sentence.next(sentence.find(at + 1, isNamed) + 1, isAlso) !== undefined;
}

/**
 * "Outside Southeast Asia we do not invest": a refusal at the end of the sentence, with nothing
 * after it, covers all that was not named. Gives the place of the refusal, if there is one.
 */
export function refusalOfTheRest(sentence: Sentence, at: number): number | undefined {
  const place = sentence.find(Math.max(at, sentence.lastNamed) + 1, isRefusal);
  return place < sentence.items.length ? place : undefined;
}

/** Whether the clause ends right after it. */
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
export function isTypeBehind(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at + 1, isNamed);
  const item = sentence.items[at];
  if (!item?.cues.has("unneeded") || !next) return false;
  return isType(next) && next.from - item.to <= 2;
}
