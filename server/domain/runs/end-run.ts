import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import { sendRunResult } from "../../../contracts/jobs.ts";
import type { RunProblem } from "../../../contracts/runs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { refundRun } from "../credits/spend.ts";
import { type HeldRun, lockLease } from "./lease.ts";

/**
 * Saves a run's result and marks the run as done, or neither.
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

/**
 * Ends a run that failed for a technical reason, and refunds its credits.
 * @throws LeaseLost
 */
export async function failRun(pool: pg.Pool, run: HeldRun, problem: RunProblem): Promise<void> {
  await transaction(pool, async (client) => {
    await lockLease(client, run);
    await writeFailure(client, run.id, problem);
  });
}

/**
 * Ends these people's unfinished runs, and refunds their credits; a runner that works on one finds its lease lost.
 * Waits for a run that is just saving its result, which stays done.
 * @param service only runs of this service
 */
export async function stopRuns(
  client: pg.ClientBase,
  userIds: readonly string[],
  service?: Service,
): Promise<void> {
  await holdAccounts(client, ...userIds);
  const { rows } = await client.query<{ id: string }>(
    `select id from public.runs
      where user_id = any ($1) and state in ('queued', 'running') and ($2::text is null or service = $2)
      order by id for update`,
    [userIds, service ?? null],
  );
  for (const { id } of rows) {
    // Its runner notices at its next sign of life.
    await client.query("delete from public.run_attempts where run_id = $1", [id]);
    await writeFailure(client, id, "failed");
  }
}

async function writeFailure(
  client: pg.ClientBase,
  runId: string,
  problem: RunProblem,
): Promise<void> {
  await client.query(
    "update public.runs set state = 'failed', problem = $2, finished_at = now() where id = $1",
    [runId, problem],
  );
  await refundRun(client, runId);
  await queueJob(client, sendRunResult, { runId }, `result:${runId}`);
}
