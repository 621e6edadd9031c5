import { MONTH_NAMES } from "./date-words.ts";
import { datesIn } from "./dates.ts";
import { fold, foldPattern } from "./fold.ts";

/** A day of a month, or just a month, without a year. */
export type MonthDay = { month: number; day: number | undefined; start: number; end: number };

/** Source of a pattern of plain text. "พย" without its points begins other words: "พยาบาล". */
export const MONTH_NAME = `(?<month>${MONTH_NAMES.flat()
  .flatMap((name) =>
    name.includes(".") ? [name.replaceAll(".", "\\."), `${bare(name)}(?![\\p{L}\\p{M}])`] : [name],
  )
  .toSorted((one, other) => other.length - one.length)
  .join("|")})(?!\\p{Script=Latin})`;
/** Not within a longer number or word: "includes 15" is no 15 December. */
const BEFORE = "(?<![\\p{Script=Latin}\\d])";
const DIGITS_OF_DAY = "(?<day>[12]\\d|3[01]|0?[1-9])";
const DAY = `${DIGITS_OF_DAY}(?!\\d|[.,:]\\d)`;
const MONTH = "(?<month>1[0-2]|0?[1-9])(?!\\d|[.,]\\d)";
const NTH = "(?:st|nd|rd|th)?";
const FORMS = [
  `${BEFORE}(?<!\\d[.,])${DIGITS_OF_DAY}${NTH}[ -]?(?:of |เดือน|tháng )?${MONTH_NAME}`,
  `${BEFORE}${MONTH_NAME}\\.? ${DAY}${NTH}(?!\\p{Script=Latin})`,
  `${BEFORE}(?:ngày )?${DIGITS_OF_DAY} tháng ${MONTH}`,
  `(?<=(?:ngày|tanggal|วันที่|hôm) ?)${DIGITS_OF_DAY}[/.-]${MONTH}(?![/-]?\\d)`,
  `(?<=\\()${DIGITS_OF_DAY}/${MONTH}(?=\\))`,
  `${BEFORE}(?<month>1[0-2]|0?[1-9]) ?月 ?${DIGITS_OF_DAY} ?[日号]`,
].map(compiled);
/** Some of these are also other words: they may bear out a claim, but make none. */
const MONTHS = [
  `${BEFORE}${MONTH_NAME}`,
  `${BEFORE}tháng ${MONTH}`,
  `${BEFORE}(?<month>1[0-2]|0?[1-9]) ?月`,
].map(compiled);
const POSITIONS = new Map(
  MONTH_NAMES.flatMap((names, at) =>
    names.map((name): [string, number] => [bare(fold(name)), at + 1]),
  ),
);

/** Days without a year, in folded text. */
export function monthDaysIn(folded: string): MonthDay[] {
  return /\d/.test(folded) ? matched(folded, FORMS) : [];
}

/** Months without a year, in folded text, with or without a day. */
export function monthsIn(folded: string): MonthDay[] {
  return matched(folded, MONTHS);
}

/** The month, 1 to 12, that a word in small letters names. */
export function monthNamed(word: string): number | undefined {
  return POSITIONS.get(bare(fold(word)));
}

function matched(folded: string, patterns: readonly RegExp[]): MonthDay[] {
  const dated = datesIn(folded);
  return patterns
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .flatMap(({ 0: written, index, groups: { month: named = "", day } = {} }) => {
      const [start, end] = [index, index + written.length];
      if (dated.some((one) => one.start < end && one.end > start)) return [];
      const month = monthNamed(named) ?? Number(named);
      return [{ month, day: day === undefined ? undefined : Number(day), start, end }];
    });
}

function compiled(form: string): RegExp {
  return new RegExp(foldPattern(form, fold), "gu");
}

function bare(name: string): string {
  return name.replaceAll(".", "");
}
