import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";

const LONGEST_WAIT_MS = 5_000;

/**
 * Waits until the transactions (32-bit ids) are visible to everyone. Postgres reports a commit as
 * soon as it is in the log, a moment before other transactions see it: a question asked in that
 * moment finds the old row, or none. Rejects after five seconds.
 */
export async function untilVisible(pool: pg.Pool, xids: Iterable<number>): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  const awaited = [...new Set(xids)];
  for (let pause = 0; ; pause = Math.min(pause * 2 + 1, 50)) {
    const { rows } = await pool.query<{ snapshot: string }>(
      "select pg_current_snapshot()::text as snapshot",
    );
    const snapshot = rows[0]?.snapshot ?? "";
    if (awaited.every((xid) => isVisible(snapshot, xid))) return;
    if (performance.now() > deadline) throw new Error("a commit did not become visible");
    if (pause > 0) await delay(pause);
  }
}

/** Whether the snapshot, as `xmin:xmax:running,…` with 64-bit ids, sees the transaction. */
export function isVisible(snapshot: string, xid: number): boolean {
  const [xmin = "0", xmax = "0", running = ""] = snapshot.split(":");
  const id = widen(xid, BigInt(xmax));
  if (id >= BigInt(xmax)) return false;
  return id < BigInt(xmin) || !running.split(",").includes(String(id));
}

/** The log gives the lower half of an id: the whole one is the nearest to `around`. */
function widen(xid: number, around: bigint): bigint {
  return around + BigInt.asIntN(32, BigInt(xid) - around);
}
