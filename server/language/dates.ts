import { fold, foldPattern } from "./fold.ts";

/** A stretch of time that a text names: its first and its last day, as ISO dates. */
export type Dated = { from: string; to: string; start: number; end: number };

const MONTH_NAMES: string[][] = [
  ["january", "jan", "januari", "มกราคม", "ม.ค."],
  ["february", "feb", "februari", "กุมภาพันธ์", "ก.พ."],
  ["march", "mar", "maret", "มีนาคม", "มี.ค."],
  ["april", "apr", "เมษายน", "เม.ย."],
  ["may", "mei", "พฤษภาคม", "พ.ค."],
  ["june", "jun", "juni", "มิถุนายน", "มิ.ย."],
  ["july", "jul", "juli", "กรกฎาคม", "ก.ค."],
  ["august", "aug", "agustus", "agu", "สิงหาคม", "ส.ค."],
  ["september", "sept", "sep", "กันยายน", "ก.ย."],
  ["october", "oct", "oktober", "okt", "ตุลาคม", "ต.ค."],
  ["november", "nov", "พฤศจิกายน", "พ.ย."],
  ["december", "dec", "desember", "des", "ธันวาคม", "ธ.ค."],
].map((names) => names.map(fold));

const names = MONTH_NAMES.flat()
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll(".", "\\."))
  .join("|");
const YEAR = "(?<year>(?:19[89]|20[0-4]|25[4-9])\\d)";
const PATTERNS = [
  `(?<!\\p{Script=Latin})(?<quarter>q[1-4]|quý (?:[1-4]|i{1,3}v?|iv)|kuartal (?:[1-4]|i{1,3}v?|iv)|ไตรมาส(?:ที่)? ?[1-4])[ ,/-]*(?:năm |tahun |ปี ?|of )?${YEAR}`,
  `${YEAR} ?年?[ ]?第?(?<quarter>q[1-4]|[一二三四]季度)`,
  `(?<!\\p{Script=Latin})(?<month>${names})(?!\\p{Script=Latin})\\.?,? ?(?:\\d{1,2},? )?(?:ปี ?|of )?${YEAR}`,
  `tháng (?<month>\\d{1,2})[/ -]*(?:năm )?${YEAR}`,
  `${YEAR} ?年 ?(?<month>\\d{1,2}) ?月`,
  `(?<!\\d)(?<month>0?[1-9]|1[0-2])/${YEAR}`,
  `${YEAR}-(?<month>0[1-9]|1[0-2])(?!\\d)`,
  `(?<!\\p{Script=Latin}|[\\d.,$])(?:fy ?)?${YEAR}(?![\\d%]|[.,]\\d)`,
].map((source) => new RegExp(foldPattern(source, fold), "gu"));
const ROMAN: Record<string, number> = { i: 1, ii: 2, iii: 3, iv: 4, 一: 1, 二: 2, 三: 3, 四: 4 };
/** The Buddhist era is ahead by so much. */
const BUDDHIST = 543;

/** The years, quarters and months that folded text names, from left to right. */
export function datesIn(text: string): Dated[] {
  const found: Dated[] = [];
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const isInside = found.some((other) => start < other.end && end > other.start);
      if (!isInside) found.push({ ...stretch(match.groups ?? {}), start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function stretch({ year = "", quarter, month }: Partial<Record<string, string>>) {
  const written = Number(year);
  const common = written > 2500 ? written - BUDDHIST : written;
  const [first, last] = quarter
    ? monthsOfQuarter(quarter)
    : month
      ? [monthOf(month), monthOf(month)]
      : [1, 12];
  return { from: isoDay(common, first, 1), to: isoDay(common, last, lastDay(common, last)) };
}

function monthsOfQuarter(quarter: string): [number, number] {
  const number = /[1-4]/.exec(quarter)?.[0] ?? /i{1,3}v?|iv|[一二三四]/.exec(quarter)?.[0] ?? "1";
  const position = ROMAN[number] ?? Number(number);
  return [position * 3 - 2, position * 3];
}

function monthOf(written: string): number {
  const position = MONTH_NAMES.findIndex((known) => known.includes(written));
  return position === -1 ? Math.min(12, Math.max(1, Number(written) || 1)) : position + 1;
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoDay(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
