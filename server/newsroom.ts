import type pg from "pg";
import { makeNews } from "./domain/newsroom/make-news.ts";
import type { TimedJob } from "./jobs/worker.ts";

/** What the newsroom does by itself: what is due is looked for, so that a night without a server loses nothing. */
export function timedNewsroomJobs(pool: pg.Pool): TimedJob[] {
  return [{ name: "make_news", at: "*/10 * * * *", run: () => makeNews(pool, new Date()) }];
}
