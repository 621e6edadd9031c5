import { setTimeout } from "node:timers/promises";
import type pg from "pg";

const AT_ONCE = 100;
/** Searches go first in between. */
const PAUSE_MS = 20;

/** Adds the names of an import to the search index, in short steps. */
export async function settleNames(pool: pg.Pool, stopping: AbortSignal): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    stopping.throwIfAborted();
    const { rows } = await pool.query<{ found: number }>(
      "select search.settle_names($1) as found",
      [AT_ONCE],
    );
    found = rows[0]?.found ?? 0;
    await setTimeout(PAUSE_MS);
  }
}
