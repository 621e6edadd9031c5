import type pg from "pg";
import { makeNews } from "./domain/newsroom/make-news.ts";
import { refreshYears } from "./domain/reports/keep-reports.ts";
import type { TimedJob } from "./jobs/worker.ts";

/** What the newsroom does by itself: what is due is looked for, so that a night without a server loses nothing. */
export function timedNewsroomJobs(pool: pg.Pool): TimedJob[] {
  return [
    { name: "make_news", at: "*/10 * * * *", run: () => makeNews(pool, new Date()) },
    { name: "refresh_year_report", at: "25 * * * *", run: () => refreshYears(pool, new Date()) },
  ];
}
