import type pg from "pg";
import { performRunJob } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import { jobKeyOf } from "./job-key.ts";
import { abandonedRuns } from "./lease.ts";

/**
 * Requeues runs whose server has died, or lost its database: the queue itself would hold a dead
 * worker's job for hours.
 * @returns how many.
 */
export async function requeueAbandoned(pool: pg.Pool): Promise<number> {
  const ids = await abandonedRuns(pool);
  for (const runId of ids) {
    await transaction(pool, (client) =>
      queueJob(client, performRunJob, { runId }, jobKeyOf(runId)),
    );
  }
  return ids.length;
}
