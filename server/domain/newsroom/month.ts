import type pg from "pg";
import { keepMonth } from "../reports/keep-reports.ts";
import { monthsFrom } from "../reports/spans.ts";
import type { FindStory } from "./story.ts";
import { monthStory } from "./tell-month.ts";

const HOUR = 60 * 60 * 1000;
/** Until 01:00 (UTC) on the second day: rounds announced on a month's last evening come in the next morning. */
const SETTLES_IN = 25 * HOUR;

/** One month at a time. */
export const MONTH_PACE = { perHour: 1, perDay: 1 };

/** The previous month's report, from the second day on, and the article that announces it. */
export function nextMonth(now: Date): FindStory {
  return async (client) => {
    const month = monthBefore(now, SETTLES_IN);
    const { rowCount } = await client.query(
      "select from internal.made_news where kind = 'month' and subject = $1",
      [month],
    );
    return rowCount ? undefined : findMonth(client, month, now);
  };
}

/**
 * The last whole month, by its first day.
 * @param settledFor the milliseconds since it must have ended
 */
export function monthBefore(now: Date, settledFor: number): string {
  return monthsFrom(new Date(now.getTime() - settledFor).toISOString(), -1);
}

/** When a month is told. */
export function monthTold(month: string): Date {
  return new Date(Date.parse(monthsFrom(month, 1)) + SETTLES_IN);
}

/**
 * Keeps the report of a month, and makes its article.
 * @returns undefined for a month with too few rounds
 */
export async function findMonth(client: pg.ClientBase, month: string, publishedAt: Date) {
  const report = await keepMonth(client, month, publishedAt);
  return report && monthStory(report, publishedAt);
}
