import type pg from "pg";
import { performRunJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { jobKeyOf } from "./job-key.ts";

/** Before all other jobs, so that people who have paid do not wait for free services. */
const PAID = { priority: -1 };
/** One at a time: if they waited for one another in workers, they would block all other jobs. */
const FREE = { queue: "free_runs" };

/** Queues a run in the transaction that begins it, or that finds it abandoned. */
export async function queueRun(
  client: pg.ClientBase,
  { id, isFree }: { id: string; isFree: boolean },
): Promise<void> {
  await queueJob(client, performRunJob, { runId: id }, jobKeyOf(id), isFree ? FREE : PAID);
}
