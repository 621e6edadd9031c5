import type pg from "pg";
import type { Figures } from "../../../../contracts/desk/figures.ts";
import { asServer, type Staff } from "../as-staff.ts";
import { readArticleCounts } from "./article-counts.ts";
import { readDailyCounts, readDays } from "./daily-counts.ts";
import { readFailedJobs } from "./failed-jobs.ts";
import { readFeedHealth } from "./feed-counts.ts";
import { readNewsletterFigures } from "./newsletter-figures.ts";
import { readRunFigures } from "./run-figures.ts";

/** How the site does: only figures about nobody in particular, so that all staff may see them. */
export async function readFigures(
  staff: Staff,
  { timeZone }: { timeZone: string },
): Promise<Figures> {
  const articles = await readArticleCounts(staff.client);
  return asServer(staff, async (client) => {
    const shown = await readDays(client, timeZone);
    return {
      days: shown.days,
      daily: await readDailyCounts(client, timeZone, shown),
      runs: await readRunFigures(client, shown.since),
      articles,
      emptySearches: await readEmptySearches(client),
      newsletter: await readNewsletterFigures(client),
      failedJobs: await readFailedJobs(client),
      feeds: await readFeedHealth(client),
    };
  });
}

const MOST_SEARCHES = 20;

async function readEmptySearches(client: pg.ClientBase): Promise<Figures["emptySearches"]> {
  const { rows } = await client.query<{ query: string; times: number }>(
    `select query, sum(times)::int as times from desk.empty_searches
     where day >= current_date - 7 group by query order by times desc, query limit $1`,
    [MOST_SEARCHES],
  );
  return rows;
}
