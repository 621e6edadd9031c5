import { folded, withoutMarks } from "../../../language/fold.ts";
import { clausesIn } from "../../../language/sentences.ts";
import { runsAlongKeys, strangePairs } from "../lexicon/letters.ts";
import type { PublicText } from "../text/public-text.ts";
import { shortQuote } from "../text/short-quote.ts";
import { wordsOf } from "../text/words.ts";
import type { Fault, Rule } from "./fault.ts";

/** Shares from which on a text is nonsense; brand names and abbreviations stay far below. */
const MASHED = 0.5;
const LETTERS = 0.2;
const SAME_WORD = 0.4;
const DISTINCT = 0.15;
/** A text of fewer words could be a name. */
const FEW_WORDS = 8;
const MANY_WORDS = 40;
const LONG_WORD = 4;

export const gibberish: Rule = ({ texts }) =>
  texts.flatMap((text): Fault[] => {
    const isText = text.place === "tagline" || text.place === "description";
    const isOff = isText ? isNonsense(text) : text.place === "name" && isNoName(text);
    if (!isOff) return [];
    return [
      { rule: "gibberish", weight: "rejects", place: text.place, text: shortQuote(text.said) },
    ];
  });

/** A name may be anything that can be spoken or spelled; only keys hit in a row cannot. */
function isNoName({ said }: PublicText): boolean {
  const words = wordsOf(withoutMarks(folded(said)));
  return words.length > 0 && words.every((word) => word !== "qwerty" && isTyped(word));
}

function isTyped(word: string): boolean {
  return /(\p{L})\1{4,}/u.test(word) || (word.length > 4 && runsAlongKeys(word));
}

function isNonsense({ said }: PublicText): boolean {
  const text = withoutMarks(folded(said));
  const words = wordsOf(text);
  return isMostlySymbols(text) || isMostlyMashed(text, words) || isOverAndOver(text, words);
}

function isMostlySymbols(text: string): boolean {
  const signs = text.match(/\S/gu)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return signs >= 5 && letters < signs * LETTERS;
}

function isMostlyMashed(text: string, words: readonly string[]): boolean {
  const long = words.filter((word) => /^[\p{L}\p{M}]+$/u.test(word) && word.length >= LONG_WORD);
  const mashed = long.filter(isMashed).length;
  const isOfLatin = long.length > 0 && mashed >= long.length * MASHED && mashed >= 2;
  // Nonsense in Thai or Chinese cannot be split into words to count.
  const hit = text.match(/(\p{L}\p{M}?)\1{5,}|[ฟหกด่าสว]{8,}/gu)?.join("").length ?? 0;
  return isOfLatin || hit > text.length * MASHED;
}

/** Letters that form no word: keys in a row, no vowel, pairs that never occur. */
function isMashed(word: string): boolean {
  if (/(\p{L})\1{3,}/u.test(word) || runsAlongKeys(word)) return true;
  if (!/^[a-z]+$/.test(word)) return false;
  const strange = strangePairs(word);
  const isUnspeakable = /[^aeiouy]{5,}/.test(word);
  return (
    strange >= 2 || (strange === 1 && isUnspeakable) || (word.length >= 6 && !/[aeiouy]/.test(word))
  );
}

function isOverAndOver(text: string, words: readonly string[]): boolean {
  if (words.length < FEW_WORDS) return false;
  const counts = Map.groupBy(words, (word) => word);
  const most = Math.max(...[...counts.values()].map((same) => same.length));
  const isSameWord = most > words.length * SAME_WORD;
  const isFewWords = words.length >= MANY_WORDS && counts.size < words.length * DISTINCT;
  return isSameWord || isFewWords || isSameSentence(text);
}

function isSameSentence(text: string): boolean {
  const sentences = clausesIn(text).map((piece) =>
    piece.text.replace(/[^\p{L}\p{M}]+/gu, " ").trim(),
  );
  const most = Math.max(
    0,
    ...[...Map.groupBy(sentences, (one) => one).values()].map((same) => same.length),
  );
  return most >= 4 && most > sentences.length * MASHED;
}
