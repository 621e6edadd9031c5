import type pg from "pg";
import { JOINS_PACE, nextJoined } from "./joins.ts";
import { makeStories } from "./make-stories.ts";
import { BRIEF_PACE, nextRoundBrief } from "./round-brief.ts";
import { nextWeek, WEEK_PACE } from "./week.ts";

/** Makes what is due of our own rows (docs/decisions/0051). May run at any time, and twice at once. */
export async function makeNews(pool: pg.Pool, now: Date): Promise<void> {
  await makeStories(pool, "round_brief", nextRoundBrief(now), { now, pace: BRIEF_PACE });
  await makeStories(pool, "joins", nextJoined(now), { now, pace: JOINS_PACE });
  await makeStories(pool, "week", nextWeek(now), { now, pace: WEEK_PACE });
}
