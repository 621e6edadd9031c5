import { conceptOf } from "../lexicon/concepts.ts";
import type { Units } from "../text/units.ts";
import type { Item, Sentence } from "./sentences.ts";

/** What stands between two words of the lists: is it still one list, one phrase? */

const COMMAS = new Set([",", ":", "(", ")"]);
const LIST_MARKS = new Set(["、", "/", "&", "+", '"', "“", "”", "'"]);
/** Words of no list that may stand between two members: "crypto projects, gambling companies". */
const FILLER_WORDS = 2;
const FILLER_CHARACTERS = 5;

function isComma(units: Units, at: number): boolean {
  return COMMAS.has(units.words[at] ?? "");
}

/** Whether a comma stands between; a colon only announces. */
export function hasComma(units: Units, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (isComma(units, at) && units.words[at] !== ":") return true;
  }
  return false;
}

/** Whether a comma parts the two; in Thai, which has none, a space does. */
export function isParted(units: Units, left: number, right: number): boolean {
  for (let at = left; at < right; at += 1) if (isComma(units, at)) return true;
  const gap = units.text.slice(units.ends[left - 1], units.starts[right]);
  return gap.includes("\n") || isThaiSpace(units, left, right);
}

function isThaiSpace(units: Units, left: number, right: number): boolean {
  for (let at = left; at <= right; at += 1) {
    const end = units.ends[at - 1] ?? 0;
    const start = units.starts[at] ?? end;
    const spaced = start > end && /\s/.test(units.text.slice(end, start));
    if (spaced && (isThai(units.words[at - 1]) || isThai(units.words[at]))) return true;
  }
  return false;
}

function isThai(word: string | undefined): boolean {
  return word !== undefined && word >= "\u0e00" && word <= "\u0e7f";
}

/** Whether the words between are only what lists are made of. */
export function isListGap(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  const between = sentence.items.filter((item) => item.from >= left.to && item.to <= right.from);
  const isGlue = (item: Item) =>
    item.meanings.length === 0 && (item.cues.has("or") || item.cues.has("joins"));
  if (between.some((item) => !isGlue(item))) return false;
  let words = 0;
  let characters = 0;
  for (let at = left.to; at < right.from; at += 1) {
    const word = units.words[at] ?? "";
    if (COMMAS.has(word) || LIST_MARKS.has(word)) continue;
    if (between.some((item) => at >= item.from && at < item.to)) continue;
    if (word.length > 1 || /[a-z0-9]/.test(word)) words += 1;
    else characters += 1;
  }
  return words <= FILLER_WORDS && characters <= FILLER_CHARACTERS * (words === 0 ? 2 : 1);
}

/** Whether a word such as "or" stands between the two. */
export function isJoined(sentence: Sentence, left: number, right: number): boolean {
  return sentence.items.some(
    (item) =>
      item.meanings.length === 0 && item.cues.has("or") && item.from >= left && item.to <= right,
  );
}

/** Whether two stand together as one phrase: "B2C e-commerce", "hardware in China". */
export function isOnePhrase(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (left.to === right.from) return !isParted(units, left.to, right.from);
  const [joint, ...others] = sentence.items.filter(
    (item) => item.from >= left.to && item.to <= right.from,
  );
  if (!joint || others.length > 0 || !joint.cues.has("joins") || joint.cues.has("or")) return false;
  return (
    joint.from - left.to <= 1 && joint.to === right.from && !isParted(units, left.to, right.from)
  );
}

/** Characters between a noun and what is said of it: "venture funds owned by banks". */
const QUALIFIER_REACH = 24;

/**
 * Whether the right one only says which of the left are meant: "fintech without revenue", "VCs of
 * agribusiness groups". Not all of the left is then refused.
 */
export function isQualified(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (isParted(units, left.to, right.from)) return false;
  const gap = (units.starts[right.from] ?? 0) - (units.ends[left.to - 1] ?? 0);
  const joint = sentence.items.filter((item) => item.from >= left.to && item.to <= right.from);
  const joins = joint.every(({ cues }) => !BREAKS.some((cue) => cues.has(cue)));
  if (gap > QUALIFIER_REACH || !joins) return false;
  if (left.meanings.some(({ kind }) => kind === "type")) return isOf(right, "industry", "sector");
  return isOf(left, "industry", "sector") && isOf(right, "trait");
}

const BREAKS = ["or", "we", "contrast", "neg", "refuse", "after", "except"] as const;

function isOf({ meanings }: Item, ...groups: string[]): boolean {
  return meanings.some(
    (meaning) => meaning.kind === "concept" && groups.includes(conceptOf(meaning.concept).group),
  );
}
