import type pg from "pg";
import type { z } from "zod";
import type { takeItemsJob, visitFeedJob } from "../../contracts/jobs.ts";
import { keepKnownNames } from "../domain/feeds/known-names.ts";
import { takeItems } from "../domain/feeds/take-items.ts";
import { visitFeed } from "../domain/feeds/visit-feed.ts";
import { openFeeds } from "../services/feeds/open-feeds.ts";

type FeedJobs = {
  visitFeed(payload: z.output<typeof visitFeedJob.payload>): Promise<void>;
  takeItems(payload: z.output<typeof takeItemsJob.payload>): Promise<void>;
};

/** Visits to publishers, and the reading of what they list. */
export function createFeedJobs(pool: pg.Pool, publicUrl: string): FeedJobs {
  const feeds = openFeeds(`Benih/1.0 (+${publicUrl})`);
  const names = keepKnownNames(pool);
  return {
    visitFeed: ({ feedId }) => visitFeed({ pool, feeds }, feedId),
    takeItems: ({ feedId }) => takeItems({ pool, feeds, names }, feedId),
  };
}
