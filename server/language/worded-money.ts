import { BEHIND, currencyOf } from "./currency-names.ts";
import { JOINT } from "./figure-joints.ts";
import type { Figure } from "./figures.ts";
import { OF_SEVERAL, SCALES } from "./money-words.ts";
import { numberWordsIn, type WordedNumber } from "./number-words.ts";
import { inSimplified } from "./simplified.ts";

/** "几十万" and "上百万" are only vague numbers. */
const OF_SOME = /[\d几数上多第近]$/;
const CURRENCY = new RegExp(` ?(?<behind>${BEHIND})`, "uy");
const JOINED = new RegExp(`^(?:${JOINT})$`, "u");

/** Amounts of money in words, in folded text: "one to two million dollars", "หนึ่งล้านบาท". */
export function wordedMoneyIn(text: string): Figure[] {
  const simple = inSimplified(text);
  const numbers = numberWordsIn(simple, undefined).filter(
    ({ lacksOne, start }) =>
      !lacksOne && !OF_SOME.test(simple.slice(Math.max(0, start - 1), start)),
  );
  return numbers.flatMap((number, at) => {
    // Number words are money only with a scale and a currency.
    if (number.scale === undefined) return [];
    CURRENCY.lastIndex = number.end;
    const { 0: written = "", groups } = CURRENCY.exec(simple) ?? {};
    if (groups?.behind === undefined) return [];
    const most = moneyOf(number, number.scale, groups.behind);
    const whole = { ...most, end: number.end + written.length };
    const low = numbers[at - 1];
    const isRange = low !== undefined && JOINED.test(simple.slice(low.end, number.start));
    return isRange ? [lowOf(low, number.scale, groups.behind), whole] : [whole];
  });
}

/** A scale and a currency that are written once apply to both ends. */
function lowOf(low: WordedNumber, scale: string, currency: string): Figure {
  return low.scale === undefined
    ? moneyOf({ ...low, value: low.value * factorOf(scale) }, scale, currency)
    : moneyOf(low, low.scale, currency);
}

function moneyOf({ value, start, end }: WordedNumber, scale: string, currency: string): Figure {
  const written = value / factorOf(scale);
  return {
    number: String(Math.floor(written)),
    part: written - Math.floor(written),
    value,
    scale,
    currency: currencyOf(currency),
    isVague: OF_SEVERAL.includes(currency),
    unit: undefined,
    start,
    end,
  };
}

function factorOf(scale: string): number {
  return SCALES.get(scale)?.factor ?? 1;
}
