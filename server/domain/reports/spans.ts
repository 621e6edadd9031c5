import { dateOf, dayOf, daysAfter } from "../../../contracts/days.ts";
import { TRACKED_SINCE } from "../../../contracts/funding.ts";
import type { ReportSpan } from "./count-figures.ts";

const MONTHS_BEFORE = 12;

/** The days of a month, with the twelve months before it. @param month its first day. */
export function monthSpan(month: string): ReportSpan {
  return {
    from: month,
    to: daysAfter(monthsFrom(month, 1), -1),
    monthsFrom: tracked(monthsFrom(month, -MONTHS_BEFORE)),
  };
}

/** A year up to a day in it, by months; tracking began in mid-year. */
export function yearSpan(year: number, today: string): ReportSpan {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = tracked(first);
  const isOver = last < today;
  return { from, to: isOver ? last : today, monthsFrom: from };
}

/** The first day of the month some months later, or before. @param month a day of a month. */
export function monthsFrom(month: string, months: number): string {
  const date = dateOf(`${month.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
}

/** A day, but not before the first that was tracked. */
function tracked(day: string): string {
  const isEarlier = day < TRACKED_SINCE;
  return isEarlier ? TRACKED_SINCE : day;
}
