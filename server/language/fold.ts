import { withoutUnseen } from "../../contracts/unseen-signs.ts";

/*
 * Texts in the forms in which they are compared, from the weakest to the strongest:
 *
 *   plain       one sign per intended sign; case, marks and blanks as written
 *   fold        plain, in small letters, and Thai without tone marks
 *   searchable  in small letters, undisguised, Thai with its tone marks; keeps the place of each letter
 *
 * and for words of any of them: withoutMarks, singular.
 */

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const ASCII_BEHIND = 0xfee0;
const APOSTROPHES = /[\u2018\u2019]/g;
const THAI_DIGITS = /[๐-๙]/g;
const THAI_ZERO = 0x0e50;
/** Thai tone marks and the like: often drawn away from their letter, or lost, and seldom needed. */
const THAI_TONES = "\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c";
const EACH_THAI_TONE = new RegExp(`[${THAI_TONES}]`, "g");

/** Composed text without invisible signs; full-width signs, apostrophes and Thai digits become ASCII. */
export function plain(text: string): string {
  const ascii = withoutUnseen(text.normalize("NFC")).replace(FULL_WIDTH, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - ASCII_BEHIND),
  );
  return withPlainSigns(ascii);
}

/** Text to search for words: plain, in small letters, Thai without tone marks. */
export function fold(text: string): string {
  return plain(text).toLowerCase().replace(EACH_THAI_TONE, "");
}

/** Plain text folded unit by unit, with the place of each unit in that text. */
export function foldWithPlaces(plainText: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = "";
  for (let at = 0; at < plainText.length; at += 1) {
    const sign = plainText.charAt(at);
    if (THAI_TONES.includes(sign)) continue;
    const small = sign.toLowerCase();
    text += small.length === 1 ? small : sign;
    places.push(at);
  }
  return { text, places };
}

function withPlainSigns(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .replace(THAI_DIGITS, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}

/**
 * Small letters of composed text without their marks, unit by unit, so that places stay the same.
 * Vietnamese is often typed like this; but then "dũng" and "dung" are the same word.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, withoutMark);
}

/** Grows to the letters of these blocks at most. */
const unmarked = new Map([["đ", "d"]]);

function withoutMark(letter: string): string {
  const known = unmarked.get(letter);
  if (known !== undefined) return known;
  const bare = letter.normalize("NFD").charAt(0);
  unmarked.set(letter, bare);
  return bare;
}

/** Makes an English plural singular; words of other languages may lose their s, too. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Folds the letters of a pattern, but not its classes: \S would become \s. */
export function foldPattern(source: string, foldLetters: (text: string) => string): string {
  return source.replace(/\\[pP]\{[^}]*\}|\\.|[^\\]+/g, (part) =>
    part.startsWith("\\") ? part : foldLetters(part),
  );
}

/** A text to search for phrases, with the original place of each of its letters. */
export type Searchable = {
  /** Small letters, plain digits and blanks, nothing invisible, nothing in disguise. */
  text: string;
  /** The same without the marks of Latin letters; places agree. */
  plain: string;
  /** The original text at these places. */
  quote: (start: number, end: number) => string;
};

const CLUSTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
/** Full-width, mathematical and encircled variants of letters, with their marks. */
const DRESSED = /(?:[\uFF01-\uFFEE\u2460-\u24FF\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}]\p{M}*)+/gu;
/** Cyrillic and Greek letters that pose as Latin ones; no language here writes with them. */
// biome-ignore format: a table
const POSERS: Record<string, string> = {
  а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x",
  і: "i", ѕ: "s", ј: "j", ԁ: "d", ɡ: "g", α: "a", ο: "o", ν: "v", ρ: "p", τ: "t", ι: "i", κ: "k", ς: "σ",
};

/** @param original the text of the same length from which `text` was made, if it was */
export function searchable(text: string, original: string = text): Searchable {
  if (isAscii(text)) {
    const small = text.toLowerCase();
    return { text: small, plain: small, quote: (start, end) => original.slice(start, end) };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  let whole = "";
  /** A text has few different clusters. */
  const known = new Map<string, string>();
  for (const { segment, index } of CLUSTERS.segment(text)) {
    const cluster = known.get(segment) ?? folded(segment);
    known.set(segment, cluster);
    for (let unit = 0; unit < cluster.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    whole += cluster;
  }
  return {
    text: whole,
    plain: withoutMarks(whole),
    quote: (start, end) => (start < end ? original.slice(starts[start], ends[end - 1]) : ""),
  };
}

/** Text to search for phrases if no places are needed; faster than `searchable`, for long documents. */
export function folded(text: string): string {
  return isAscii(text) ? text.toLowerCase() : undisguised(text);
}

/** Whether it is ASCII, as most decks are: then places do not change. */
function isAscii(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text);
}

/** Gives the same for a text as for its clusters one by one: no step depends on the cluster before. */
function undisguised(text: string): string {
  const undressed = withoutUnseen(text.normalize("NFC")).replace(DRESSED, (run) =>
    run.normalize("NFKC"),
  );
  return withPlainSigns(undressed.toLowerCase())
    .replace(BLANKS, " ")
    .replace(/[\u0370-\u03ff\u0400-\u052f\u0261]/g, (letter) => POSERS[letter] ?? letter);
}
