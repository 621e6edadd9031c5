import type pg from "pg";
import { performRunJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { jobKeyOf } from "./job-key.ts";

/** Before all other jobs: however many ask for what is free, whoever has paid does not wait for them. */
const PAID = { priority: -1 };
/** One at a time: waiting for one another at work, they would keep all other jobs from it. */
const FREE = { queue: "free_runs" };

/** Queues a run in the transaction that begins it, or finds it abandoned. */
export async function queueRun(
  client: pg.ClientBase,
  { id, isFree }: { id: string; isFree: boolean },
): Promise<void> {
  await queueJob(client, performRunJob, { runId: id }, jobKeyOf(id), isFree ? FREE : PAID);
}
