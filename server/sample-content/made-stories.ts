import type pg from "pg";
import { DAY_MS } from "../../contracts/days.ts";
import { readRound } from "../domain/newsroom/find-round.ts";
import { weekBefore } from "../domain/newsroom/find-week.ts";
import { keepStory } from "../domain/newsroom/make-stories.ts";
import { findMonth, monthBefore, monthTold } from "../domain/newsroom/month.ts";
import { roundStory } from "../domain/newsroom/tell-round.ts";
import { findWeek } from "../domain/newsroom/week.ts";
import { refreshYears } from "../domain/reports/keep-reports.ts";
import { monthsFrom } from "../domain/reports/spans.ts";

const BRIEFS = 3;

/**
 * The articles that the newsroom would have made of the sample rows: briefs about the newest unreported rounds,
 * dated to their days, a week's round-up on its Monday, the reports of two months, and the year so far. Their
 * subjects are at least two days old, so that the newest articles are the same every day.
 */
export async function addMadeStories(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; day: string }>(
    `select r.id, r.announced_on::text as day from public.funding_rounds r
      where r.is_sample and not exists (select from public.news n where n.funding_round_id = r.id)
      order by r.announced_on desc, r.id limit $1`,
    [BRIEFS],
  );
  for (const { id, day } of rows) {
    const round = await readRound(client, id);
    if (round)
      await keepStory(client, "round_brief", roundStory(round, new Date(`${day}T09:00Z`)), now);
  }
  const week = weekBefore(now, 2 * DAY_MS);
  const monday = new Date(Date.parse(`${week.to}T01:00Z`) + DAY_MS);
  const story = await findWeek(client, week, monday);
  if (story) await keepStory(client, "week", story, now);
  const latest = monthBefore(now, 4 * DAY_MS);
  for (const month of [monthsFrom(latest, -1), latest]) {
    const report = await findMonth(client, month, monthTold(month));
    if (report) await keepStory(client, "month", report, now);
  }
  await refreshYears(client, now);
}
