import type { Language } from "../../../../contracts/languages.ts";
import { plain } from "../../../language/fold.ts";
import { inSimplified } from "../../../language/simplified.ts";
import { segmentsOf } from "../../../language/words.ts";
import { quotesIn } from "./quotes.ts";

/** This many words in a row are the source's own wording. Names do not count: nobody can word them differently. */
const MOST_IN_A_ROW = 8;

type Word = { word: string; isOwn: boolean; start: number; end: number };

/** The longest runs of at least `most` words that a text shares with a source, as written in the text. */
export function copiedRuns(
  text: string,
  language: Language,
  sources: readonly string[],
  most = MOST_IN_A_ROW,
): string[] {
  const written = plain(text);
  const quotes = quotesIn(written);
  const words = wordsOf(written, language);
  const isQuoted = ({ start, end }: Word) =>
    quotes.some((quote) => quote.start < start && quote.end > end);
  const found = sources.flatMap((source) =>
    runsIn(words, wordsOf(plain(source), language), isQuoted, most).map(([from, to]) =>
      written.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0),
    ),
  );
  return [...new Set(found)];
}

/** Runs of words that are in the same order in both. */
function runsIn(
  words: readonly Word[],
  source: readonly Word[],
  isQuoted: (word: Word) => boolean,
  most: number,
): [number, number][] {
  const places = new Map<string, number[]>();
  source.forEach(({ word }, at) => {
    const same = places.get(word);
    if (same) same.push(at);
    else places.set(word, [at]);
  });
  const runs: [number, number][] = [];
  for (let from = 0; from < words.length; ) {
    let longest = from;
    for (const place of places.get(words[from]?.word ?? "") ?? []) {
      let length = 0;
      while (isSame(words[from + length], source[place + length], isQuoted)) length += 1;
      longest = Math.max(longest, from + length);
    }
    const own = words.slice(from, longest).filter(({ isOwn }) => isOwn).length;
    if (own >= most) {
      runs.push([from, longest]);
      from = longest;
    } else from += 1;
  }
  return runs;
}

function isSame(
  one: Word | undefined,
  other: Word | undefined,
  isQuoted: (word: Word) => boolean,
): boolean {
  return one !== undefined && one.word === other?.word && !isQuoted(one);
}

function wordsOf(written: string, language: Language): Word[] {
  return [...segmentsOf(written, language)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      word: inSimplified(segment.toLowerCase()),
      isOwn: !/\p{Lu}/u.test(segment),
      start: index,
      end: index + segment.length,
    }));
}
