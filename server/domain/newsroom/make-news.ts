import type pg from "pg";
import { CORRECTIONS_PACE, nextCorrections } from "./corrections.ts";
import { JOINS_PACE, nextJoined } from "./joins.ts";
import { makeStories, type Pace } from "./make-stories.ts";
import { MONTH_PACE, nextMonth } from "./month.ts";
import { BRIEF_PACE, nextRoundBrief } from "./round-brief.ts";
import type { FindStory, StoryKind } from "./story.ts";
import { nextWeek, WEEK_PACE } from "./week.ts";

const KINDS: { kind: StoryKind; next(now: Date): FindStory; pace: Pace }[] = [
  { kind: "round_brief", next: nextRoundBrief, pace: BRIEF_PACE },
  { kind: "joins", next: nextJoined, pace: JOINS_PACE },
  { kind: "week", next: nextWeek, pace: WEEK_PACE },
  { kind: "month", next: nextMonth, pace: MONTH_PACE },
  { kind: "corrections", next: nextCorrections, pace: CORRECTIONS_PACE },
];

/**
 * Makes the articles that are due from our own rows (docs/decisions/0053). May run at any time, and twice at once.
 * @throws AggregateError after trying all kinds, if one could not be made
 */
export async function makeNews(pool: pg.Pool, now: Date): Promise<void> {
  const problems: unknown[] = [];
  for (const { kind, next, pace } of KINDS) {
    await makeStories(pool, kind, next(now), { now, pace }).catch((error: unknown) =>
      problems.push(error),
    );
  }
  if (problems.length > 0) throw new AggregateError(problems, "News could not be made");
}

/** Makes only the week's round-up, if it is due, since the newsletter waits for it. */
export async function makeWeek(pool: pg.Pool, now: Date): Promise<void> {
  await makeStories(pool, "week", nextWeek(now), { now, pace: WEEK_PACE });
}
