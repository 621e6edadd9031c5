import { type CurrencyName, currencyNamesIn, isCoinAlone, isSpoken } from "./currency-names.ts";
import type { Figure } from "./figures.ts";
import { fold } from "./fold.ts";

/** What a sentence says about the currency of figures without one. */
export type Told = {
  /** "Tickets in Singapore dollars: 500,000": also of bare numbers. */
  named: string | undefined;
  /** "5 million, later 10 million baht": the currency of other figures of the sentence. */
  beside: string | undefined;
};

const SENTENCE_END = /[.!?;](?=\s|$)|[。！？；\n]/gu;
/** Words before a lone coin that say that amounts are in it. */
const IN = new RegExp(
  `(?:(?<!\\p{Script=Latin})(?:in|bằng|theo|dalam|currency:?)|${fold("เป็น|สกุล|หน่วย|เงิน")}|[以用按]|单位[:：]?)\\s?$`,
  "u",
);

export function toldIn(folded: string, figures: readonly Figure[]): (figure: Figure) => Told {
  const ends = [...folded.matchAll(SENTENCE_END)].map(({ index }) => index);
  const named = firstOfEach(namedUnits(folded, figures), ends);
  const beside = firstOfEach(
    figures.flatMap(({ currency, start }) => (currency ? [{ code: currency, start }] : [])),
    ends,
  );
  const sentences = new Map(inSentences(figures, ends));
  return (figure) => {
    const sentence = sentences.get(figure) ?? 0;
    return { named: named.get(sentence), beside: beside.get(sentence) };
  };
}

/** Names of money apart from all figures, which give the figures' currency. */
export function namedUnits(folded: string, figures: readonly Figure[]): CurrencyName[] {
  let next = 0;
  return currencyNamesIn(folded).filter(({ written, start, end }) => {
    while ((figures[next]?.end ?? folded.length) <= start) next += 1;
    if ((figures[next]?.start ?? folded.length) < end) return false;
    const isOwned = isSpoken(written) && !isCoinAlone(written);
    return isOwned || IN.test(folded.slice(Math.max(0, start - 12), start));
  });
}

/** Adds the number of its sentence to each thing in a text, from left to right. */
function inSentences<Thing extends { start: number }>(
  things: readonly Thing[],
  ends: readonly number[],
): [thing: Thing, sentence: number][] {
  let sentence = 0;
  return things.map((thing) => {
    while ((ends[sentence] ?? thing.start) < thing.start) sentence += 1;
    return [thing, sentence];
  });
}

function firstOfEach(
  currencies: readonly { code: string; start: number }[],
  ends: readonly number[],
): ReadonlyMap<number, string> {
  const inOrder = inSentences(currencies, ends).toReversed();
  return new Map(inOrder.map(([{ code }, sentence]) => [sentence, code]));
}
