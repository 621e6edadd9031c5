import {
  COUNTS,
  MONTH_NAMES,
  NO_DATE,
  ORDINALS,
  PARTS,
  TO_YEAR,
  UNITS_BEHIND,
} from "./date-words.ts";
import { fold, foldPattern } from "./fold.ts";

/** A stretch of time that a text names: its first and its last day, as ISO dates. */
export type Dated = { from: string; to: string; start: number; end: number };

type Named = Partial<Record<string, string>>;

const anyOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(".", "\\.?"))
    .join("|");
/** Not within a longer number or a Latin word: "X2020", "12025". */
const BEFORE = "(?<![\\p{Script=Latin}\\d])";
const YEAR = "(?<year>(?:19[89]|20[0-4]|25[4-9])\\d)(?!\\d)";
/** Two digits of a year, in forms that show that they are one. */
const SHORT = "(?<short>[1-7]\\d)(?!\\d|[.,]\\d|%)";
const DAY = "(?<day>0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?<month>0?[1-9]|1[0-2])";
const HAN_MONTH = "(?<month>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])";
const HAN_DAY = "(?<day>3[01]|[12]\\d|0?[1-9]|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])";
const NAME = `(?<month>${anyOf(MONTH_NAMES.flat())})(?!\\p{Script=Latin})\\.?`;
const THAI_NAME = `(?<month>${anyOf(MONTH_NAMES.flat().filter((name) => /\p{Script=Thai}/u.test(name)))})`;
const NUMBERED = ["/", "\\.", "-"]
  .flatMap((sign) => [
    `(?<!\\d[.,/-])${DAY}${sign}${MONTH}${sign}${YEAR}`,
    // If the second number cannot be a month, it is the American order.
    `(?<!\\d[.,/-])${MONTH}${sign}(?<day>1[3-9]|2\\d|3[01])${sign}${YEAR}`,
    `${YEAR}${sign}${MONTH}${sign}${DAY}(?!\\d)`,
  ])
  .map((form) => BEFORE + form);
/** The first that fits at a place counts: from the most exact to a bare year. */
const FORMS = [
  `${DAY}(?:st|nd|rd|th)?[ -]?(?:of |เดือน)?${NAME},?[ -]?${TO_YEAR}${YEAR}`,
  `${DAY} ?(?:เดือน)?${THAI_NAME} ?(?:ปี ?)?${SHORT}`,
  `${NAME} ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${NAME},?[ -]?${TO_YEAR}${YEAR}`,
  `${NAME} ?'${SHORT}`,
  `${THAI_NAME} ?(?:ปี ?)?${SHORT}`,
  `${DAY} tháng ${MONTH}[/ -]{0,3}(?:năm )?${YEAR}`,
  `tháng ${MONTH}[/ -]{0,3}(?:năm )?${YEAR}`,
  `${YEAR} ?年 ?${HAN_MONTH} ?月(?: ?${HAN_DAY} ?[日号號])?`,
  ...PARTS.short.map((part) => `${part} ?['/]${SHORT}`),
  ...PARTS.tight.map((part) => `${part}${SHORT}`),
  ...PARTS.tight.map((part) => `${part}[ '/-]?${YEAR}`),
  ...[...PARTS.short, ...PARTS.written].map((part) => `${part}[ ,/-]{0,3}${TO_YEAR}${YEAR}`),
  ...PARTS.behindYear.map((part) => `${YEAR}[ /-]?(?:年度?的?)? ?${part}(?!\\d|\\p{Script=Latin})`),
  `t?${MONTH}/${YEAR}`,
  `${YEAR}-(?<month>0[1-9]|1[0-2])(?!\\d)`,
  `${YEAR} ?年`,
  `(?<=(?:năm|tahun|ปี|ศ\\.?) ?)${YEAR}(?!%|[.,]\\d)`,
  `fy ?'?${SHORT}`,
].map((form) => BEFORE + form);
const BARE = `${BEFORE}(?<!\\d[.,]|\\p{Sc} ?|(?:usd|sgd|idr|vnd|thb|rmb|rp\\.?|rm) ?)(?:fy ?)?${YEAR}(?!%|[.,]\\d|${UNITS_BEHIND})`;
/** One pattern, matched once from left to right, so that the time grows only with the length of a text. */
const DATED = new RegExp(foldPattern([...NUMBERED, NO_DATE, ...FORMS, BARE].join("|"), fold), "gu");
/** The month, 1 to 12, or part of a year of each folded word without points. */
const MONTHS = positionsOf(MONTH_NAMES);
const NTH = positionsOf(ORDINALS);
const MANY = positionsOf(COUNTS);
const HAN_DIGITS = "零一二三四五六七八九";
const HAN_YEAR = /[一二][〇○零九][〇○零一二三四五六七八九]{2}(?= ?年)/g;
/** How many years the Buddhist era is ahead. */
const BUDDHIST = 543;

/** The years, halves and quarters of them, months and days that folded text names, from left to right. */
export function datesIn(text: string): Dated[] {
  return [...inDigits(text).matchAll(DATED)].flatMap(({ 0: written, index, groups = {} }) =>
    groups.year === undefined && groups.short === undefined
      ? []
      : [{ ...stretch(groups), start: index, end: index + written.length }],
  );
}

/** "二〇二三年" as "2023年": each sign keeps its place. */
function inDigits(text: string): string {
  return text.replace(HAN_YEAR, (year) =>
    [...year].map((digit) => Math.max(0, HAN_DIGITS.indexOf(digit))).join(""),
  );
}

function stretch(named: Named): Pick<Dated, "from" | "to"> {
  const year = yearOf(named);
  const [first, last] = monthsOf(named);
  const most = lastDay(year, last);
  const day = named.day === undefined ? undefined : Math.min(numberOf(named.day), most);
  return { from: isoDay(year, first, day ?? 1), to: isoDay(year, last, day ?? most) };
}

/** Two digits from 50 on are a year of the Buddhist era. */
function yearOf({ year, short }: Named): number {
  const written = year === undefined ? Number(short) : Number(year);
  const full = written > 100 ? written : written + (written < 50 ? 2000 : 2500);
  return full > 2500 ? full - BUDDHIST : full;
}

/** The first and the last month of the named part of a year, or of the whole year. */
export function monthsOf({ quarter, half, month, quarters, months }: Named): [number, number] {
  if (quarters !== undefined) return [1, 3 * manyOf(quarters)];
  if (months !== undefined) return [1, manyOf(months)];
  if (quarter !== undefined) return monthsOfPart(quarter, 4);
  if (half !== undefined) return monthsOfPart(half, 2);
  if (month === undefined) return [1, 12];
  const position = MONTHS.get(month.replaceAll(".", "")) ?? numberOf(month);
  return [position, position];
}

/** COUNTS begins at two. */
function manyOf(count: string): number {
  return (MANY.get(count) ?? 0) + 1;
}

/** A part without a number is the last one. */
function monthsOfPart(part: string, parts: number): [number, number] {
  const position = NTH.get(part) ?? parts;
  const months = 12 / parts;
  return [(position - 1) * months + 1, position * months];
}

function positionsOf(table: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(
    table.flatMap((words, at) =>
      words.map((word): [string, number] => [fold(word).replaceAll(".", ""), at + 1]),
    ),
  );
}

/** "18" or "十八", up to a month's days. */
function numberOf(written: string): number {
  if (/\d/.test(written)) return Number(written);
  const [tens = "", ones = ""] = written.includes("十") ? written.split("十") : ["零", written];
  return (tens === "" ? 1 : HAN_DIGITS.indexOf(tens)) * 10 + Math.max(0, HAN_DIGITS.indexOf(ones));
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoDay(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
