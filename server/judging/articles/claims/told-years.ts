import { fold, foldPattern } from "../../../language/fold.ts";

const told = (words: string) => new RegExp(foldPattern(words, fold), "u");
/** Phrases that put a day or a month without a year in another year than its text's. */
const LAST = told(
  "last year|(?:previous|prior) year|year (?:earlier|ago|before)|last (?:january|february|march|april|may|june|july|august|september|october|november|december)|tahun lalu|tahun sebelumnya|setahun (?:sebelumnya|lalu)|năm ngoái|năm trước|cùng kỳ|ปีที่แล้ว|ปีก่อน|去年|上年|前一年|同比",
);
const NEXT = told(
  "next year|following year|year (?:later|after)|next (?:january|february|march|april|may|june|july|august|september|october|november|december)|tahun depan|tahun berikutnya|mendatang|năm sau|năm tới|tháng \\d+ tới|ปีหน้า|ปีถัดไป|明年|来年|次年",
);
const THIS = told("this year|tahun ini|năm nay|ปีนี้|今年|本年");

/** The years that folded text names relative to its own. */
export function yearsTold(folded: string, year: number): number[] {
  return [
    ...(LAST.test(folded) ? [year - 1] : []),
    ...(THIS.test(folded) ? [year] : []),
    ...(NEXT.test(folded) ? [year + 1] : []),
  ];
}

/**
 * The years that a month without a year may belong to: that of the text's day, those that the text names
 * relative to it, and around New Year the nearer one.
 */
export function yearsOfMonth(month: number, folded: string, writtenOn: string): number[] {
  const [year, now] = [Number(writtenOn.slice(0, 4)), Number(writtenOn.slice(5, 7))];
  const isPast = now <= 2 && month >= 11;
  const isToCome = now >= 11 && month <= 2;
  return [
    ...new Set([
      year,
      ...yearsTold(folded, year),
      ...(isPast ? [year - 1] : []),
      ...(isToCome ? [year + 1] : []),
    ]),
  ];
}
