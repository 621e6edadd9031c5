import type pg from "pg";
import { takeItemsJob, visitFeedJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";

/** Queues a visit to a feed, unless one already waits. */
export function queueVisit(client: pg.ClientBase, feedId: string, at?: Date): Promise<void> {
  return queueJob(client, visitFeedJob, { feedId }, `visit_feed:${feedId}`, { at });
}

/** Queues the reading of items that a feed has listed. */
export function queueTaking(client: pg.ClientBase, feedId: string, at?: Date): Promise<void> {
  return queueJob(client, takeItemsJob, { feedId }, `take_items:${feedId}`, { at });
}
