import type pg from "pg";
import { sendRunResult } from "../../../contracts/jobs.ts";
import type { RunProblem } from "../../../contracts/runs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import { refundRun } from "../credits/spend.ts";
import { type HeldRun, lockLease } from "./lease.ts";

/**
 * Writes a run's result, and that it is done: both or neither.
 * @throws LeaseLost
 */
export async function completeRun(
  pool: pg.Pool,
  run: HeldRun,
  write: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  await transaction(pool, async (client) => {
    await lockLease(client, run);
    await write(client);
    await client.query("update public.runs set state = 'done', finished_at = now() where id = $1", [
      run.id,
    ]);
    await queueJob(client, sendRunResult, { runId: run.id }, `result:${run.id}`);
  });
}

/** Ends a run that failed for a technical reason: its credits come back with it. @throws LeaseLost */
export async function failRun(pool: pg.Pool, run: HeldRun, problem: RunProblem): Promise<void> {
  await transaction(pool, async (client) => {
    await lockLease(client, run);
    await client.query(
      "update public.runs set state = 'failed', problem = $2, finished_at = now() where id = $1",
      [run.id, problem],
    );
    await refundRun(client, run.id);
    await queueJob(client, sendRunResult, { runId: run.id }, `result:${run.id}`);
  });
}
