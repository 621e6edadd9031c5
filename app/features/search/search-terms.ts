import { fold } from "./fold.ts";

/** Scripts that write words without spaces between them. */
const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";

const RUN = new RegExp(
  `(?<run>${UNSPACED}+)|(?<word>(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])+[+#]*)|\\p{Extended_Pictographic}`,
  "gu",
);

const SPACED_LETTER = new RegExp(`^(?!${UNSPACED})[\\p{L}\\p{N}]$`, "u");

/** The punctuation inside a compound: `e-commerce` is searched for as `ecommerce`. */
const JOINED = /([a-z])[-.'’&_](?=[a-z0-9])|([a-z0-9])[-.'’&_](?=[a-z])/g;

/** One thing to look for, folded. */
export type SearchTerm = {
  text: string;
  /** A word of a script with spaces matches at the beginning of words; anything else anywhere. */
  isWord: boolean;
  /** The last word may be incomplete: it also matches the beginning of a word. */
  goesOn: boolean;
  /** The words of an unspaced run, searched for if the whole run does not occur. */
  parts: string[];
};

/** @param segmented the same query with spaces between the words of its unspaced runs. */
export function searchTerms(query: string, segmented?: string): SearchTerm[] {
  const words = segmented ? runsOf(segmented).map(({ text }) => text) : [];
  const runs = runsOf(query);
  return runs.map(({ text, isWord }, position) => ({
    text,
    isWord,
    goesOn: position === runs.length - 1 && text.length > 1,
    parts: isWord ? [] : words.filter((word) => word.length > 1 && text.includes(word)),
  }));
}

function runsOf(query: string): { text: string; isWord: boolean }[] {
  return [...fold(query).text.replace(JOINED, "$1$2").matchAll(RUN)].map((match) => ({
    text: match[0],
    isWord: match.groups?.word !== undefined,
  }));
}

/** Whether a character continues a word of a script with spaces. */
export function isSpacedLetter(character: string | undefined): boolean {
  return character !== undefined && SPACED_LETTER.test(character);
}
