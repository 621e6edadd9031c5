import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import { abandonedRuns } from "./lease.ts";
import { queueRun } from "./queue-run.ts";

/**
 * Requeues runs whose server has died, or lost its database: the queue itself would keep a dead worker's
 * job for hours.
 * @returns how many
 */
export async function requeueAbandoned(pool: pg.Pool): Promise<number> {
  const runs = await abandonedRuns(pool);
  for (const run of runs) await transaction(pool, (client) => queueRun(client, run));
  return runs.length;
}
