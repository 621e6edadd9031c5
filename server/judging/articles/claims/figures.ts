import type { Language } from "../../../../contracts/languages.ts";
import { datesIn } from "../../../language/dates.ts";
import { figuresIn as numbersIn } from "../../../language/figures.ts";
import { foldWithPlaces, plain } from "../../../language/fold.ts";
import { type Amount, amountsIn } from "../../../language/money.ts";
import { SCALES } from "../../../language/money-words.ts";
import { wordedMoneyIn } from "../../../language/number-words.ts";
import { inSimplified } from "../../../language/simplified.ts";
import { monthDaysIn } from "./days.ts";
import { countWordsIn, ordinalsIn } from "./number-words.ts";

/** A figure that a text states, by its value. */
export type Figure = Pick<Amount, "kind" | "value" | "currency"> & {
  /** As it is written. */
  words: string;
  start: number;
  end: number;
};

const SCALE_WORDS = [...SCALES.keys()].toSorted((one, other) => other.length - one.length);
/** "六成" are 60%. */
const TENTHS = /([一二三四五六七八九]|[1-9](?:\.\d)?)成(?![立为功本员交长熟])/gu;
/** Said of what is always open, and counts nothing. */
const NO_FIGURE = /24\/7|365\/7/g;

/** The figures that a text states, dates not among them; words of numbers only in English. */
export function figuresStated(text: string, language: Language): Figure[] {
  const written = plain(text).replace(NO_FIGURE, (one) => " ".repeat(one.length));
  const { text: low, places } = foldWithPlaces(written);
  const folded = inSimplified(low);
  const dated = [...datesIn(folded), ...monthDaysIn(folded)];
  const figure = (
    amount: Pick<Amount, "kind" | "value" | "currency" | "start" | "end">,
  ): Figure => ({
    kind: amount.kind,
    value: amount.value,
    currency: amount.currency,
    words: written.slice(places[amount.start], (places[amount.end - 1] ?? written.length) + 1),
    start: places[amount.start] ?? 0,
    end: (places[amount.end - 1] ?? written.length) + 1,
  });
  const amounts = amountsIn(folded, language).filter(({ start, end }) =>
    dated.every((date) => date.end <= start || date.start >= end),
  );
  const worded =
    language === "en"
      ? countWordsIn(folded, "en")
          .filter(({ start }) =>
            [...amounts, ...dated].every((one) => one.end <= start || one.start > start),
          )
          .map(({ value, start, end }) => ({
            kind: "count" as const,
            value: value * scaleBehind(folded, end),
            currency: undefined,
            start,
            end,
          }))
      : [];
  return [...amounts, ...worded].map(figure);
}

/** All that a text may be read to state: what its words of numbers come to as well, in its language or English. */
export function figuresIn(text: string, language: Language): Figure[] {
  const folded = inSimplified(foldWithPlaces(plain(text)).text);
  const counts = countWordsIn(folded, language).flatMap(({ value, start, end }) => {
    const words = folded.slice(start, end);
    const count = { kind: "count" as const, value, currency: undefined, words, start, end };
    const factor = scaleBehind(folded, end);
    return factor === 1 ? [count] : [count, { ...count, value: value * factor }];
  });
  const tenths = [...folded.matchAll(TENTHS)].map(({ 0: words, 1: tenths = "", index }) => ({
    kind: "percent" as const,
    value: (Number(tenths) || "〇一二三四五六七八九".indexOf(tenths)) * 10,
    currency: undefined,
    words,
    start: index,
    end: index + words.length,
  }));
  const ordinals = ordinalsIn(folded).map((value) => ({
    kind: "count" as const,
    value,
    currency: undefined,
    words: "",
    start: 0,
    end: 0,
  }));
  return [...figuresStated(text, language), ...counts, ...tenths, ...ordinals];
}

function scaleBehind(folded: string, end: number): number {
  const rest = folded.slice(end, end + 12).replace(/^[ -]/, "");
  const scale = SCALE_WORDS.find((word) => word.length > 1 && rest.startsWith(word));
  return scale === undefined ? 1 : (SCALES.get(scale)?.factor ?? 1);
}

/** Whether a text that holds these figures says that one. */
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
    // "2 triệu" at the end of a line is taken for dong although it may be people.
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
