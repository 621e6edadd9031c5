import type pg from "pg";
import type { Figures } from "../../../../contracts/desk/figures.ts";
import { READERS } from "../../newsletter/plan-week.ts";
import { asServer, type Staff } from "../as-staff.ts";
import { FEED_HEALTH } from "../feeds/feed-health.ts";
import { readArticleCounts } from "./article-counts.ts";
import { readDailyCounts, readDays } from "./daily-counts.ts";
import { readFailedJobs } from "./failed-jobs.ts";
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

/** How many read the week's news by mail, and how the last sending went. */
async function readNewsletterFigures(client: pg.ClientBase): Promise<Figures["newsletter"]> {
  const readers = await client.query<{ readers: number; waiting: number }>(
    `select (select count(*)::int from (${READERS}) as readers) as readers,
            (select count(*)::int from internal.newsletter_subscribers
              where confirmed_at is null) as waiting`,
  );
  const last = await client.query<{ week: string; mails: number; sent: number }>(
    `select w.week::text, count(s.id)::int as mails, count(s.sent_at)::int as sent
       from (select week from internal.newsletter_weeks order by week desc limit 1) as w
       left join internal.newsletter_sends s on s.week = w.week group by w.week`,
  );
  return { ...(readers.rows[0] ?? { readers: 0, waiting: 0 }), last: last.rows[0] ?? null };
}

/** How many feeds do how; what nobody does is not there. */
async function readFeedHealth(client: pg.ClientBase): Promise<Figures["feeds"]> {
  const { rows } = await client.query<Figures["feeds"][number]>(
    `select ${FEED_HEALTH} as health, count(*)::int as count from desk.feeds f group by 1`,
  );
  return rows;
}
