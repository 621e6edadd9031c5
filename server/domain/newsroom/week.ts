import type pg from "pg";
import { readWeek, weekBefore } from "./find-week.ts";
import type { FindStory } from "./story.ts";
import { weekStory } from "./tell-week.ts";

/** Fewer rounds are nothing to sum up. */
const LEAST_ROUNDS = 3;
const HOUR = 60 * 60 * 1000;

/** Each week is told once; but a late one must not keep this week's out of Monday's mail. */
export const WEEK_PACE = { perHour: 2, perDay: 2 };

/** The previous week's rounds, from Monday 01:00 (UTC) on. */
export function nextWeek(now: Date): FindStory {
  return async (client) => {
    const week = weekBefore(now, HOUR);
    const { rowCount } = await client.query(
      "select from internal.made_news where kind = 'week' and subject = $1",
      [week.from],
    );
    return rowCount ? undefined : findWeek(client, week, now);
  };
}

/** @returns undefined for a week with too few rounds. */
export async function findWeek(
  client: pg.ClientBase,
  days: { from: string; to: string },
  publishedAt: Date,
) {
  const week = await readWeek(client, days);
  return week.rounds.length < LEAST_ROUNDS ? undefined : weekStory(week, publishedAt);
}
