import type { Language } from "../../../../contracts/languages.ts";
import { alternatives, END } from "../../../language/alternatives.ts";
import { BEHIND, currencyOf, knownCurrency } from "../../../language/currency-names.ts";
import { datesIn } from "../../../language/dates.ts";
import { figuresIn as numbersIn } from "../../../language/figures.ts";
import { fold, foldWithPlaces, plain } from "../../../language/fold.ts";
import { type Amount, amountsIn } from "../../../language/money.ts";
import { PERCENT } from "../../../language/money-words.ts";
import { monthDaysIn } from "../../../language/month-days.ts";
import { numberWordsIn } from "../../../language/number-words.ts";
import { inSimplified } from "../../../language/simplified.ts";
import { wordedMoneyIn } from "../../../language/worded-money.ts";
import { ordinalsIn, toldCountsIn } from "./told-counts.ts";

/** A figure that a text states, with its value. */
export type Figure = Pick<Amount, "kind" | "value" | "currency"> & {
  /** As it is written. */
  words: string;
  start: number;
  end: number;
};

/** A figure's value and place, without its words yet. */
type Placed = Pick<Amount, "kind" | "value" | "currency" | "start" | "end">;

/** "One" is often no count. */
const LEAST_WORDED = 2;
const UNIT_BEHIND = new RegExp(
  `^[ -]?(?:(?<percent>${alternatives(PERCENT, END)})|(?<currency>${BEHIND}))`,
  "u",
);
const PERCENT_BEFORE = new RegExp(`(?:百分之|${fold("ร้อยละ")}) ?$`, "u");
/** "Hai năm rưỡi", "สองปีครึ่ง", "两个半": "and a half" comes after the unit. */
const HALF_BEHIND = new RegExp(
  `^ ?\\p{L}{0,6}? ?(?:${fold("rưỡi|ครึ่ง|半|setengah")}|and a half)`,
  "u",
);
/** "六成" are 60%. */
const TENTHS = /([一二三四五六七八九]|[1-9](?:\.\d)?)成(?![立为功本员交长熟])/gu;
const LONGEST_UNIT = 30;
const NOWHERE = { kind: "count", currency: undefined, start: 0, end: 0 } as const;
/** "Always open"; counts nothing. */
const NO_FIGURE = /24\/7|365\/7/g;

/** The figures that a text states, without dates; number words only in English. */
export function figuresStated(text: string, language: Language): Figure[] {
  const written = plain(text).replace(NO_FIGURE, (one) => " ".repeat(one.length));
  const { text: low, places } = foldWithPlaces(written);
  const folded = inSimplified(low);
  const dated = [...datesIn(folded), ...monthDaysIn(folded)];
  const figure = (amount: Placed): Figure => ({
    kind: amount.kind,
    value: amount.value,
    currency: amount.currency,
    words: written.slice(places[amount.start], (places[amount.end - 1] ?? written.length) + 1),
    start: places[amount.start] ?? 0,
    end: (places[amount.end - 1] ?? written.length) + 1,
  });
  const amounts = amountsIn(folded, language).filter((one) => isFree(one, dated));
  const worded =
    language === "en"
      ? [...wordedIn(folded, "en").filter(({ lacksOne }) => !lacksOne), ...countsIn(folded, "en")]
      : [];
  const taken = [...amounts, ...dated];
  return [...amounts, ...worded.filter((one) => isFree(one, taken))].map(figure);
}

/** All figures that a text can be read to state, including number words in its language or English. */
export function figuresIn(text: string, language: Language): Figure[] {
  const folded = inSimplified(foldWithPlaces(plain(text)).text);
  const languages = new Set<Language>([language, "en"]);
  const worded = [...languages].flatMap((one) => wordedIn(folded, one));
  const halves = worded
    .filter(({ end }) => HALF_BEHIND.test(folded.slice(end, end + 16)))
    .map((one) => ({ ...one, value: one.value + 0.5 }));
  const counts = [...languages].flatMap((one) => countsIn(folded, one));
  const tenths = [...folded.matchAll(TENTHS)].map(({ 0: words, 1: tenths = "", index }) => ({
    kind: "percent" as const,
    value: (Number(tenths) || "〇一二三四五六七八九".indexOf(tenths)) * 10,
    currency: undefined,
    start: index,
    end: index + words.length,
  }));
  const ordinals = ordinalsIn(folded).map((value) => ({ ...NOWHERE, value }));
  const read = [...worded, ...halves, ...counts, ...tenths, ...ordinals];
  return [
    ...figuresStated(text, language),
    ...read.map((one) => ({ ...one, words: folded.slice(one.start, one.end) })),
  ];
}

/** Numbers in words, with their units. */
function wordedIn(folded: string, language: Language): (Placed & { lacksOne: boolean })[] {
  return numberWordsIn(folded, language)
    .filter(({ value }) => value >= LEAST_WORDED)
    .map(({ value, lacksOne, start, end }) => {
      const { percent, currency } =
        UNIT_BEHIND.exec(folded.slice(end, end + LONGEST_UNIT))?.groups ?? {};
      const isPercent =
        percent !== undefined || PERCENT_BEFORE.test(folded.slice(Math.max(0, start - 7), start));
      const code = isPercent ? undefined : knownCurrency(currencyOf(currency));
      const kind = isPercent ? "percent" : code === undefined ? "count" : "money";
      return { kind, value, currency: code, lacksOne, start, end };
    });
}

function countsIn(folded: string, language: Language): Placed[] {
  return toldCountsIn(folded, language).map((one) => ({
    ...one,
    kind: "count",
    currency: undefined,
  }));
}

function isFree({ start, end }: Placed, taken: readonly { start: number; end: number }[]): boolean {
  return taken.every((one) => one.end <= start || one.start >= end);
}

/** Whether these figures include the claimed one. */
export function holdsFigure(pool: readonly Figure[], claim: Figure): boolean {
  return pool.some((one) => isSame(one, claim));
}

function isSame(one: Figure, other: Figure): boolean {
  if (one.kind === other.kind) {
    return isClose(one.value, other.value) && one.currency === other.currency;
  }
  const kinds = [one.kind, other.kind];
  if (kinds.includes("percent")) return false;
  if (kinds.includes("money")) {
    // "2 triệu" at the end of a line is read as dong, although it may be people.
    const money = one.kind === "money" ? one : other;
    return (
      kinds.includes("count") && isClose(one.value, other.value) && !namesCurrency(money.words)
    );
  }
  if (kinds.includes("duration")) {
    const [span, count] = one.kind === "duration" ? [one, other] : [other, one];
    return isClose(span.value, count.value) || isClose(span.value, count.value * 12);
  }
  return isClose(one.value, other.value);
}

function namesCurrency(words: string): boolean {
  const { text } = foldWithPlaces(plain(words));
  return (
    wordedMoneyIn(text).length > 0 ||
    numbersIn(text, undefined).some(({ currency }) => currency !== undefined)
  );
}

/** Sums of binary fractions differ in their last digits. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
