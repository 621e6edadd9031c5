import type { Language } from "../../contracts/languages.ts";
import { CURRENCIES, MONTHS, PERCENT, SCALES, TIMES, YEARS } from "./money-words.ts";

/** A figure in folded text. Durations are in months; years are not amounts (see dates.ts). */
export type Amount = {
  kind: "money" | "percent" | "times" | "count" | "duration";
  value: number;
  /** ISO 4217, of money only. */
  currency: string | undefined;
  start: number;
  end: number;
};

type Found = Amount & { scale: string | undefined };

const escaped = (words: string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
const currency = escaped(Object.keys(CURRENCIES));
/** A word of Latin letters must end where it ends: the m of "map" is no million. */
const END = "(?![\\p{Script=Latin}²³])";
/** Thousands apart; one group alone could be the next cell of a table, unless it is of zeros. */
const SPACED = "\\d{1,3}(?: \\d{3})*(?: 000)(?!\\d)|\\d{1,3}(?: \\d{3}){2,}(?!\\d)";
const AMOUNT = new RegExp(
  `(?<![\\p{Script=Latin}\\d]|\\d[.,])(?:(?<before>${currency}) ?)?(?<number>${SPACED}|\\d+(?:[.,\\u2009]\\d{3})*(?:[.,]\\d+)?)` +
    `(?: ?(?<scale>${escaped(Object.keys(SCALES))})${END})?` +
    `(?: ?(?:(?<percent>${escaped(PERCENT)})|(?<times>${escaped(TIMES)})${END}|(?<months>${MONTHS.join("|")})${END}|(?<years>${YEARS.join("|")})${END}|(?<behind>${currency})(?!\\p{Script=Latin}| ?\\d)))?`,
  "gu",
);
/** Where M is short for miliar. */
const SHORT_IN_RUPIAH: Record<string, number> = { m: 1e9, t: 1e12 };
const YEAR = /^(?:19|20|25)\d\d$/;

/** Who writes so and counts nothing speaks of money. */
const SCALED_MONEY: Partial<Record<Language, { scale: RegExp; currency: string }>> = {
  vi: { scale: /^(?:nghìn tỷ|ngàn tỷ|tỷ|tỉ|triệu|tr)$/, currency: "VND" },
  id: { scale: /^(?:triliun|miliar|milyar|juta|jt|m|t)$/, currency: "IDR" },
};
/** No noun follows that would be counted. */
const ALONE =
  /^\s*(?:$|(?:and|và|dan|และ|和|及)(?!\p{Script=Latin})|[\n,;.)|/、，；。:：+–-]|\d|\p{Sc})/u;

/** The figures of a sentence, from left to right. */
export function amountsIn(text: string, language: Language): Amount[] {
  const found: Found[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const {
      before,
      number = "",
      scale,
      percent,
      times,
      months,
      years,
      behind,
    } = match.groups ?? {};
    const sign = before ?? behind;
    const isPlain = !sign && !scale && !percent && !times && !months;
    if (isPlain && YEAR.test(number)) continue;
    if (isPlain && isPartOfDate(text, match.index, match.index + match[0].length)) continue;
    // "P450", but no "P2" of a list or a plan.
    if (sign === "p" && (behind || (number.length < 2 && !scale))) continue;
    const code = sign === undefined ? undefined : CURRENCIES[sign];
    const factor =
      scale === undefined
        ? 1
        : ((code === "IDR" ? SHORT_IN_RUPIAH[scale] : undefined) ?? SCALES[scale] ?? 1);
    const value =
      parseNumber(number, language, scale !== undefined || percent !== undefined) * factor;
    if (!Number.isFinite(value)) continue;
    const place = { start: match.index, end: match.index + match[0].length, scale };
    if (code) found.push({ kind: "money", value, currency: code, ...place });
    else if (percent) found.push({ kind: "percent", value, currency: undefined, ...place });
    else if (times && value < 10_000)
      found.push({ kind: "times", value, currency: undefined, ...place });
    else if (months) found.push({ kind: "duration", value, currency: undefined, ...place });
    else if (years)
      found.push({ kind: "duration", value: value * 12, currency: undefined, ...place });
    else found.push({ kind: "count", value, currency: undefined, ...place });
  }
  return withCurrencies(found, text, language);
}

/** "9 billion, 6 billion and 3 billion dong": a currency is written once, or, in its own country, never. */
function withCurrencies(found: Found[], text: string, language: Language): Amount[] {
  const told = found.find((one) => one.currency !== undefined)?.currency;
  const usual = SCALED_MONEY[language];
  return found.map(({ scale, ...amount }) => {
    const isBare =
      amount.kind === "count" && scale !== undefined && ALONE.test(text.slice(amount.end));
    const ours = usual && scale && usual.scale.test(scale) ? usual.currency : undefined;
    const currency = isBare ? (told ?? ours) : undefined;
    if (!currency) return amount;
    const isShort = currency === "IDR" && scale === "m";
    const value = isShort ? amount.value * 1e3 : amount.value;
    return { ...amount, kind: "money", value, currency };
  });
}

/** 1/2025, 2025-06, 10:30, 4月, tháng 6, v2.1 */
function isPartOfDate(text: string, start: number, end: number): boolean {
  const isEnumerated = start === 0 && /^[.)、）]\s/.test(text.slice(end)) && end <= 2;
  if (isEnumerated || /\+\d{1,3} ?(?:\d+ )?$/.test(text.slice(Math.max(0, start - 10), start)))
    return true;
  return (
    /(?:[/–-]|\d:|tháng ?|quý ?|q|tel.{0,3}|\+)$/.test(text.slice(Math.max(0, start - 8), start)) ||
    /^(?:[/:-]\d| ?[月日号]|年)/.test(text.slice(end, end + 3))
  );
}

/** Points and commas mean opposite things in Indonesian and Vietnamese. */
function parseNumber(written: string, language: Language, isScaled: boolean): number {
  const compact = written.replace(/[\u2009 ]/g, "");
  const marks = compact.replace(/\d/g, "");
  const isCommaDecimal = language === "id" || language === "vi";
  if (marks === "") return Number(compact);
  const last = marks.at(-1) ?? "";
  if (marks.length > 1) {
    const isMixed = new Set(marks).size > 1;
    const whole = isMixed ? compact.slice(0, compact.lastIndexOf(last)) : compact;
    const decimals = isMixed ? compact.slice(compact.lastIndexOf(last) + 1) : "0";
    return Number(`${whole.replace(/[.,]/g, "")}.${decimals}`);
  }
  const [whole = "", rest = ""] = compact.split(last);
  const isThousands =
    rest.length === 3 &&
    whole !== "0" &&
    (last === (isCommaDecimal ? "." : ",") || (!isScaled && last === "," && isCommaDecimal));
  return Number(isThousands ? whole + rest : `${whole}.${rest}`);
}
