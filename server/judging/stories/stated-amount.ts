import { unitsPerDollar } from "../../../contracts/currencies.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Stated } from "./feed-item.ts";
import { mostTold, weightOf } from "./most-told.ts";
import { moneyIn, type PlacedAmount, type Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";

export type Sum = { amount: number; currency: string };
/** The first sum of a clause. */
type Told = {
  sentence: Sentence;
  first: PlacedAmount;
  isNamed: boolean;
  isGot: boolean;
};

type Pair = { original: Sum; converted: Sum };

/** Told in the headline, the first paragraph, or beside the round's name and its receiver; less is in passing. */
const SURE = 2.5;
const NEAR_RANGE = 6;
/** "450 triệu baht, tương đương khoảng 13 triệu USD" */
const NEAR_BEHIND = 24;
/** Chinese calls any currency 元, which is read as this one. */
const SHORT_CURRENCY = "CNY";
/** Exchange rates move, and are rounded. */
const NEAR_CONVERTED = 0.15;
const NEAR_ROUNDED = 0.1;
/** A smaller sum is a price or a fee. */
const LEAST_DOLLARS = 5000;
/** "Nearly 400": another sentence may have the exact sum. */
const ROUNDED =
  /(?:nearly|almost|over|more than|some|about|around|gần|hơn|khoảng|近|约|逾|超过?|เกือบ|กว่า|ราว|hampir|lebih dari|sekitar) ?(?:\p{Sc}|us|rp|rm|s|p)*\p{Sc}? ?$/u;
const NEARLY = /(?:nearly|almost|gần|近|เกือบ|hampir) ?\S{0,4}$/u;

/** The sum of the round in the currency in which it was paid; nothing if the statements leave it open. */
export function amountOf(
  told: readonly Statement[],
  sentences: readonly Sentence[],
  language: Language,
): Stated<Sum> | undefined {
  const all = told.flatMap(({ sentence, kinds, gets, amounts: [first, second] }): Told[] => {
    // "80-100 million" is no sum, only a range for it.
    const isRange =
      first?.currency === second?.currency &&
      (second?.start ?? 0) - (first?.end ?? 0) <= NEAR_RANGE;
    return first && !(second && isRange)
      ? [
          {
            sentence,
            first,
            isNamed: kinds.length > 0,
            isGot: gets.length > 0,
          },
        ]
      : [];
  });
  const originalOf = originals(all, conversionsIn(sentences, language));
  // "4000万元" in Singapore are dollars, as the headline says: the same sum without its country.
  const inFull = (sum: Sum) =>
    sum.currency === SHORT_CURRENCY
      ? (all.find(({ first }) => first.amount === sum.amount && first.currency !== sum.currency)
          ?.first ?? sum)
      : sum;
  return mostTold(
    all.flatMap((one) => {
      const { sentence, isNamed, isGot } = one;
      const { amount, currency } = originalOf(inFull(one.first));
      if (isRounded(one, all) || dollars({ amount, currency }) < LEAST_DOLLARS) return [];
      return [
        {
          value: { amount, currency },
          key: `${amount} ${currency}`,
          sentence,
          // The round's whole sum comes with its name or its receiver, the parts with those who gave them.
          weight: weightOf(sentence) + (isNamed ? 1 : 0) + (isGot ? 0.5 : 0),
        },
      ];
    }),
    { sure: SURE },
  );
}

/** "VND 65 billion, or about $2.5 million", anywhere in the item. */
function conversionsIn(sentences: readonly Sentence[], language: Language): Pair[] {
  return sentences.flatMap(({ plain }) => {
    const money = moneyIn(plain, language);
    return money.flatMap((original, at): Pair[] => {
      const next = money[at + 1];
      return next && next.start - original.end <= NEAR_BEHIND && isConversion(next, original)
        ? [{ original, converted: next }]
        : [];
    });
  });
}

function isRounded(one: Told, all: readonly Told[]): boolean {
  return (
    isAbout(one) &&
    all.some(
      ({ sentence: other, first: exact }) =>
        exact.amount !== one.first.amount &&
        isNear(exact, one.first) &&
        !NEARLY.test(other.low.slice(0, exact.start)),
    )
  );
}

function isAbout({ sentence, first }: Told): boolean {
  return ROUNDED.test(sentence.low.slice(0, first.start));
}

/**
 * "65 million baht (US$2 million)" makes the dollars a conversion wherever else they occur. So does a
 * text that names the baht first, or alone: headlines convert, texts say what was paid. A sum that is
 * somewhere told as the original is left as it is.
 */
function originals(all: readonly Told[], told: readonly Pair[]): (sum: Sum) => Sum {
  const inText = all.filter(({ sentence }) => sentence.where === "text");
  const isToldInText = (sum: Sum) => inText.some(({ first }) => isNear(first, sum));
  const behind = (one: Told, at: number) =>
    isAbout(one) ? [] : inText.slice(at + 1).map(({ first }) => first);
  const inHeads = all
    .filter(({ sentence, first }) => sentence.where !== "text" && !isToldInText(first))
    .map(({ first }) => first);
  const pairs = [
    ...told,
    ...inText.flatMap((one, at) =>
      [...behind(one, at), ...inHeads]
        .filter((other) => isConversion(other, one.first))
        .map((converted): Pair => ({ original: one.first, converted })),
    ),
  ];
  return (sum) =>
    pairs.some(({ original }) => isNear(original, sum))
      ? sum
      : (pairs.find(({ converted }) => isNear(converted, sum))?.original ?? sum);
}

/** Whether two sums are the same to the precision of news, in any currency. */
export function isSameSum(one: Sum, other: Sum): boolean {
  return isNear(one, other) || isConversion(one, other);
}

function isConversion(one: Sum, other: Sum): boolean {
  return (
    one.currency !== other.currency &&
    Math.abs(Math.log(dollars(one) / dollars(other))) < NEAR_CONVERTED
  );
}

function isNear(one: Sum, other: Sum): boolean {
  return (
    one.currency === other.currency && Math.abs(Math.log(one.amount / other.amount)) < NEAR_ROUNDED
  );
}

function dollars({ amount, currency }: Sum): number {
  return amount / unitsPerDollar(currency);
}
