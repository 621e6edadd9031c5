import type pg from "pg";
import { takeItemsJob, visitFeedJob } from "../contracts/jobs.ts";
import { keepKnownNames } from "./domain/feeds/known-names.ts";
import { takeItems } from "./domain/feeds/take-items.ts";
import { visitFeed } from "./domain/feeds/visit-feed.ts";
import { type JobHandler, jobHandler } from "./jobs/worker.ts";
import type { Feeds } from "./services/feeds/open-feeds.ts";

/** Visits to publishers, and what is done with what they list. */
export function feedHandlers(pool: pg.Pool, feeds: Feeds): JobHandler[] {
  const names = keepKnownNames(pool);
  return [
    jobHandler(visitFeedJob, ({ feedId }) => visitFeed({ pool, feeds }, feedId)),
    jobHandler(takeItemsJob, ({ feedId }) => takeItems({ pool, feeds, names }, feedId)),
  ];
}
