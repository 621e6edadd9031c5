import type pg from "pg";
import { performRunJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { jobKeyOf } from "./job-key.ts";

/** Before all other jobs: however many ask for what is free, whoever has paid does not wait for them. */
const PAID_FIRST = -1;

/** Queues a run in the transaction that begins it, or finds it abandoned. */
export async function queueRun(
  client: pg.ClientBase,
  { id, isFree }: { id: string; isFree: boolean },
): Promise<void> {
  const priority = isFree ? 0 : PAID_FIRST;
  await queueJob(client, performRunJob, { runId: id }, jobKeyOf(id), { priority });
}
