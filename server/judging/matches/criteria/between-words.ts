import { conceptOf } from "../lexicon/concepts.ts";
import type { Units } from "../text/units.ts";
import { type Item, isNamed, type Sentence } from "./sentences.ts";

/** Reads the gap between two known words: do they still form one list, one phrase? */

const COMMAS = new Set([",", ":", "(", ")"]);
const LIST_MARKS = new Set(["、", "/", "&", "+", '"', "“", "”", "'"]);
/** Unknown words allowed between two members of a list: "crypto projects, gambling companies". */
const FILLER_WORDS = 2;
const FILLER_CHARACTERS = 5;

/** Whether there is a comma between; a colon only announces. */
export function hasComma(units: Units, from: number, to: number): boolean {
  return isAmong(marksOf(units).commas, from, to);
}

/** Whether a comma separates the two; in Thai, which has none, a space does. */
export function isParted(units: Units, left: number, right: number): boolean {
  const { marks, breaks } = marksOf(units);
  return isAmong(marks, left, right) || isAmong(breaks, left, right + 1);
}

/** Running counts, before each unit and at the end: a difference tells whether any lies between two units. */
type Counts = Int32Array;

function isAmong(counts: Counts, from: number, to: number): boolean {
  const last = counts.length - 1;
  return (counts[Math.min(to, last)] ?? 0) > (counts[Math.min(from, last)] ?? 0);
}

function countsOf(length: number, isOne: (at: number) => boolean): Counts {
  const counts = new Int32Array(length + 1);
  for (let at = 0; at < length; at += 1) counts[at + 1] = (counts[at] ?? 0) + (isOne(at) ? 1 : 0);
  return counts;
}

type Marks = { commas: Counts; marks: Counts; breaks: Counts };
const known = new WeakMap<Units, Marks>();

/** The marks and breaks of a text, counted once. */
function marksOf(units: Units): Marks {
  const before = known.get(units);
  if (before) return before;
  const { words } = units;
  const counted = {
    commas: countsOf(words.length, (at) => words[at] !== ":" && COMMAS.has(words[at] ?? "")),
    marks: countsOf(words.length, (at) => COMMAS.has(words[at] ?? "")),
    // One before each unit, and one after the last.
    breaks: countsOf(words.length + 1, (at) => isBreak(units, at)),
  };
  known.set(units, counted);
  return counted;
}

/** Whether a line ends before a unit, or a space next to Thai. */
function isBreak({ text, words, starts, ends }: Units, at: number): boolean {
  const gap = text.slice(ends[at - 1] ?? 0, starts[at]);
  if (gap.includes("\n")) return true;
  return at < words.length && /\s/.test(gap) && (isThai(words[at - 1]) || isThai(words[at]));
}

function isThai(word: string | undefined): boolean {
  return word !== undefined && word >= "\u0e00" && word <= "\u0e7f";
}

/** Whether the words between are only those that join a list. */
export function isListGap(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (sentence.hasBetween(left.to, right.from, isNoGlue)) return false;
  const filler = fillerOf(units, sentence);
  const [from, to] = [left.to - sentence.from, right.from - sentence.from];
  const words = (filler.words[to] ?? 0) - (filler.words[from] ?? 0);
  const characters = (filler.characters[to] ?? 0) - (filler.characters[from] ?? 0);
  return words <= FILLER_WORDS && characters <= FILLER_CHARACTERS * (words === 0 ? 2 : 1);
}

const isNoGlue = (item: Item) => isNamed(item) || !(item.cues.has("or") || item.cues.has("joins"));

type Filler = { words: Counts; characters: Counts };
const fillers = new WeakMap<Sentence, Filler>();

/** The words of a sentence besides marks and words such as "or", counted once. */
function fillerOf(units: Units, sentence: Sentence): Filler {
  const before = fillers.get(sentence);
  if (before) return before;
  const isGlue = new Uint8Array(sentence.to - sentence.from);
  for (const item of sentence.items) {
    if (!isNoGlue(item)) isGlue.fill(1, item.from - sentence.from, item.to - sentence.from);
  }
  const isFiller = (at: number, isWord: boolean) => {
    const word = units.words[sentence.from + at] ?? "";
    if (isGlue[at] === 1 || COMMAS.has(word) || LIST_MARKS.has(word)) return false;
    return (word.length > 1 || /[a-z0-9]/.test(word)) === isWord;
  };
  const counted = {
    words: countsOf(isGlue.length, (at) => isFiller(at, true)),
    characters: countsOf(isGlue.length, (at) => isFiller(at, false)),
  };
  fillers.set(sentence, counted);
  return counted;
}

/** Whether a word such as "or" joins the two. */
export function isJoined(sentence: Sentence, left: number, right: number): boolean {
  return sentence.hasBetween(left, right, isOr);
}

const isOr = (item: Item) => !isNamed(item) && item.cues.has("or");

/** Whether two form one phrase: "B2C e-commerce", "hardware in China". */
export function isOnePhrase(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (left.to === right.from) return !isParted(units, left.to, right.from);
  const [joint, ...others] = sentence.between(left.to, right.from);
  if (!joint || others.length > 0 || !joint.cues.has("joins") || joint.cues.has("or")) return false;
  return (
    joint.from - left.to <= 1 && joint.to === right.from && !isParted(units, left.to, right.from)
  );
}

/** Characters between a noun and its qualifier: "venture funds owned by banks". */
const QUALIFIER_REACH = 24;

/**
 * Whether the right one only says which of the left are meant: "fintech without revenue", "VCs of
 * agribusiness groups". Not all of the left is then refused.
 */
export function isQualified(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (isParted(units, left.to, right.from)) return false;
  const gap = (units.starts[right.from] ?? 0) - (units.ends[left.to - 1] ?? 0);
  if (gap > QUALIFIER_REACH || sentence.hasBetween(left.to, right.from, breaks)) return false;
  if (left.meanings.some(({ kind }) => kind === "type")) return isOf(right, "industry", "sector");
  return isOf(left, "industry", "sector") && isOf(right, "trait");
}

const BREAKS = ["or", "we", "contrast", "neg", "refuse", "after", "except"] as const;
const breaks = ({ cues }: Item) => BREAKS.some((cue) => cues.has(cue));

function isOf({ meanings }: Item, ...groups: string[]): boolean {
  return meanings.some(
    (meaning) => meaning.kind === "concept" && groups.includes(conceptOf(meaning.concept).group),
  );
}
