import { TRACKED_SINCE } from "../../../contracts/funding.ts";
import type { ReportSpan } from "./count-figures.ts";

const MONTHS_BEFORE = 12;

/** The days of a month, with the twelve months before it. @param month its first day. */
export function monthSpan(month: string): ReportSpan {
  return {
    from: month,
    to: dayBefore(monthsFrom(month, 1)),
    monthsFrom: tracked(monthsFrom(month, -MONTHS_BEFORE)),
  };
}

/** A year until a day of it, month by month; tracking began within one. */
export function yearSpan(year: number, today: string): ReportSpan {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = tracked(first);
  const isOver = last < today;
  return { from, to: isOver ? last : today, monthsFrom: from };
}

/** The first day of the month some months later, or before. @param month a day of a month. */
export function monthsFrom(month: string, months: number): string {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** A day, or the first that was tracked. */
function tracked(day: string): string {
  const isEarlier = day < TRACKED_SINCE;
  return isEarlier ? TRACKED_SINCE : day;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
