import type pg from "pg";
import { takeItemsJob, visitFeedJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";

/** Has a feed visited; one that waits already is not visited twice. */
export function queueVisit(client: pg.ClientBase, feedId: string, at?: Date): Promise<void> {
  return queueJob(client, visitFeedJob, { feedId }, `visit_feed:${feedId}`, { at });
}

/** Has what a feed has listed read. */
export function queueTaking(client: pg.ClientBase, feedId: string, at?: Date): Promise<void> {
  return queueJob(client, takeItemsJob, { feedId }, `take_items:${feedId}`, { at });
}
