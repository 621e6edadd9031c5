import type { Language } from "../../contracts/languages.ts";
import { knownCurrency } from "./currency-names.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { COUNTED } from "./money-ranges.ts";
import { namedUnits } from "./told-currency.ts";
import { withCompounds, withWholeRanges } from "./whole-figures.ts";
import { wordedMoneyIn } from "./worded-money.ts";
import { isBuddhistYear, mayBeYear } from "./written-number.ts";

/** A figure in folded text. Durations are in months; years are not amounts (see dates.ts). */
export type Amount = {
  kind: "money" | "percent" | "times" | "count" | "duration";
  value: number;
  /** ISO 4217, for money only. */
  currency: string | undefined;
  start: number;
  end: number;
};

/** Nothing is said to grow by a larger factor. */
const MOST_TIMES = 10_000;
/** Scales that mean money if nothing is counted. */
const SCALED_MONEY: Partial<Record<Language, { scale: RegExp; currency: string }>> = {
  vi: { scale: /^(?:nghìn tỷ|ngàn tỷ|tỷ|tỉ|triệu|tr)$/, currency: "VND" },
  id: { scale: /^(?:triliun|miliar|milyar|juta|jt|m|t)$/, currency: "IDR" },
};
/** No noun follows that could be counted. */
const ALONE =
  /^\s*(?:$|(?:and|và|dan|และ|和|及)(?!\p{Script=Latin})|[\n,;.)|/、，；。:：+–-]|\d|\p{Sc})/u;

/**
 * The figures of a sentence, from left to right.
 * @param text folded
 */
export function amountsIn(text: string, language: Language): Amount[] {
  const written = [...figuresIn(text, language), ...wordedMoneyIn(text)].toSorted(
    (one, other) => one.start - other.start,
  );
  const named = namedUnits(text, written)[0]?.code;
  const figures = withWholeRanges(
    withCompounds(written, text),
    text,
    language,
    (figure) => unwrittenCurrency(figure, text, language, named),
    ({ end }) => isCounted(end, text),
  ).filter((figure) => !isDateOrItem(figure, text, language));
  // "9 billion, 6 billion and 3 billion dong": a currency is written once or, in its own country, never.
  const told = figures.find(({ currency }) => currency !== undefined)?.currency ?? named;
  return figures.map((figure) => {
    const currency = knownCurrency(
      figure.currency ?? unwrittenCurrency(figure, text, language, told),
    );
    return currency === undefined ? amountOf(figure) : moneyOf(figure, currency);
  });
}

function unwrittenCurrency(
  { scale, unit, end }: Figure,
  text: string,
  language: Language,
  told: string | undefined,
): string | undefined {
  if (scale === undefined || unit !== undefined || !ALONE.test(text.slice(end))) return undefined;
  const usual = SCALED_MONEY[language];
  return told ?? (usual?.scale.test(scale) ? usual.currency : undefined);
}

function moneyOf(figure: Figure, currency: string): Amount {
  const { scale, start, end } = figure;
  // M was read as a million before it was known that the amount is in rupiah.
  const isShort = figure.currency === undefined && currency === "IDR" && scale === "m";
  const value = isShort ? figure.value * 1e3 : figure.value;
  return { kind: "money", value, currency, start, end };
}

function amountOf({ value, unit, start, end }: Figure): Amount {
  const place = { currency: undefined, start, end };
  if (unit === "percent") return { kind: "percent", value, ...place };
  if (unit === "times" && value < MOST_TIMES) return { kind: "times", value, ...place };
  if (unit === "months") return { kind: "duration", value, ...place };
  if (unit === "years") return { kind: "duration", value: value * 12, ...place };
  return { kind: "count", value, ...place };
}

function isCounted(end: number, text: string): boolean {
  return COUNTED.test(text.slice(end, end + 40));
}

/** Whether a bare number is a year, or a part of a date, a time, a telephone number or a list's numbering. */
function isDateOrItem(
  { number, scale, currency, unit, start, end }: Figure,
  text: string,
  language: Language,
): boolean {
  const isBare = !currency && !scale && (unit === undefined || unit === "years");
  if (!isBare) return false;
  // In Thai it may be a year whatever follows; elsewhere "2560 customers" is a count.
  const isCount = language !== "th" && isBuddhistYear(number) && isCounted(end, text);
  if (mayBeYear(number) && !isCount) return true;
  const [before, behind] = [text.slice(Math.max(0, start - 10), start), text.slice(end, end + 3)];
  const isNumbering = start === 0 && end <= 2 && /^[.)、）]\s/.test(behind);
  // 1/2025, 2025-06, 10:30, 4月, tháng 6, +65 8123
  return (
    isNumbering ||
    /\+\d{1,3} ?(?:\d+ )?$/.test(before) ||
    /(?:[/–-]|\d:|tháng ?|quý ?|q|tel.{0,3}|\+)$/.test(before.slice(-8)) ||
    /^(?:[/:-]\d| ?[月日号]|年)/.test(behind)
  );
}
