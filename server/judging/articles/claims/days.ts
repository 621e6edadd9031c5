import type { Language } from "../../../../contracts/languages.ts";
import { PARTS } from "../../../language/date-words.ts";
import { datesIn, monthsOf } from "../../../language/dates.ts";
import { fold, foldPattern, foldWithPlaces, plain } from "../../../language/fold.ts";
import { monthDaysIn, monthNamed, monthsIn } from "../../../language/month-days.ts";
import { inSimplified } from "../../../language/simplified.ts";
import { yearsOfMonth, yearsTold } from "./told-years.ts";

/** A stretch of time that a text states, and its words. */
export type StatedDay = {
  from: string;
  to: string;
  words: string;
  /** Limits what it bears out: a day without a year at most its month, a publication's day only itself. */
  bears?: "month" | "itself";
};

/** Parts of a year, also without a written number: those may be read as well. */
const YEAR_PARTS = [
  ...PARTS.written,
  ...PARTS.behindYear.filter((part) => /[季年月]/u.test(part)),
].map((form) => new RegExp(foldPattern(`(?<![\\p{Script=Latin}\\d])${form}`, fold), "gu"));
const NAMED_MONTHS: Partial<Record<Language, RegExp>> = {
  en: /(?<![\p{L}\d])(?:January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}])/gu,
  id: /(?<![\p{L}\d])(?:Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember)(?![\p{L}])/gu,
};

function daysWithMonths(folded: string): { start: number; end: number }[] {
  return [...datesIn(folded), ...monthDaysIn(folded)];
}

/** Months, told from other words by their capital, in languages that capitalise them. */
export function monthsNamedIn(
  written: string,
  language: Language,
): { month: number; start: number; end: number }[] {
  const named = NAMED_MONTHS[language];
  return [...(named ? written.matchAll(named) : [])].map(({ 0: name, index }) => ({
    month: monthNamed(name) ?? 1,
    start: index,
    end: index + name.length,
  }));
}

/** The days, months and years that a text states; those without a year are in `year`. */
export function daysStated(text: string, year: number, language: Language): StatedDay[] {
  const { folded, wordsAt } = prepared(text);
  const written = plain(text);
  const known = daysWithMonths(folded);
  const months = monthsNamedIn(written, language).filter(({ start, end }) =>
    known.every((one) => one.end <= start || one.start >= end),
  );
  return [
    ...months.map(({ month, start, end }) => ({
      ...stretch(year, month, undefined),
      words: written.slice(start, end),
      bears: "month" as const,
    })),
    ...datesIn(folded).map(({ from, to, start, end }) => ({
      from,
      to,
      words: wordsAt(start, end),
    })),
    ...monthDaysIn(folded).map((one) => ({
      ...stretch(year, one.month, one.day),
      words: wordsAt(one.start, one.end),
      bears: "month" as const,
    })),
  ];
}

/**
 * All that a text of that day can be read to state: days, months and parts of a year without a year
 * belong to the year of that day, or to the neighbouring year that the text names.
 */
export function daysIn(text: string, publishedOn: string, language: Language): StatedDay[] {
  const year = Number(publishedOn.slice(0, 4));
  const { folded, wordsAt } = prepared(text);
  const undated = [...monthDaysIn(folded), ...monthsIn(folded)];
  return [
    ...daysStated(text, year, language),
    ...undated.flatMap((one) =>
      yearsOfMonth(one.month, folded, publishedOn).map((of) => ({
        ...stretch(of, one.month, one.day),
        words: wordsAt(one.start, one.end),
        bears: "month" as const,
      })),
    ),
    ...partsIn(folded).flatMap(({ first, last, start, end }) =>
      [...new Set([year, ...yearsTold(folded, year)])].map((of) => ({
        from: stretch(of, first, undefined).from,
        to: stretch(of, last, undefined).to,
        words: wordsAt(start, end),
      })),
    ),
    ...yearsTold(folded, year).map((of) => ({
      from: `${of}-01-01`,
      to: `${of}-12-31`,
      words: String(of),
    })),
  ];
}

/** Only the longest: "kuartal pertama" in "tiga kuartal pertama" is no quarter by itself. */
function partsIn(folded: string): { first: number; last: number; start: number; end: number }[] {
  const dated = datesIn(folded);
  const parts = YEAR_PARTS.flatMap((pattern) => [...folded.matchAll(pattern)]).map(
    ({ 0: written, index, groups = {} }) => {
      const [first, last] = monthsOf(groups);
      return { first, last, start: index, end: index + written.length };
    },
  );
  return parts.filter(
    ({ start, end }) =>
      dated.every((one) => one.end <= start || one.start >= end) &&
      parts.every((one) => one.start >= start || one.end < end),
  );
}

/** Whether one of these days bears a claim out: it is the same time, or lies within it. */
export function bearsOut(pool: readonly StatedDay[], { from, to }: StatedDay): boolean {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return pool.some((one) => {
    if (one.from === from && one.to === to) return true;
    if (one.bears === "itself" || (one.bears === "month" && !isOneMonth)) return false;
    return one.from >= from && one.to <= to;
  });
}

/** Whether one of these days is exactly that time. */
export function holdsDay(pool: readonly StatedDay[], { from, to }: StatedDay): boolean {
  return pool.some((one) => one.from === from && one.to === to);
}

/** The day of a publication, `2026-11-24`: it may be named, but bears out neither its month nor its year. */
export function dayPool(day: string): StatedDay {
  return { from: day, to: day, words: day, bears: "itself" };
}

function prepared(text: string) {
  const written = plain(text);
  const { text: low, places } = foldWithPlaces(written);
  const wordsAt = (start: number, end: number) =>
    written.slice(places[start], (places[end - 1] ?? written.length) + 1);
  return { folded: inSimplified(low), wordsAt };
}

function stretch(year: number, month: number, day: number | undefined) {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const iso = (of: number) =>
    `${year}-${String(month).padStart(2, "0")}-${String(of).padStart(2, "0")}`;
  const only = day === undefined ? undefined : Math.min(day, last);
  return { from: iso(only ?? 1), to: iso(only ?? last) };
}
