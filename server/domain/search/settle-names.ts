import { setTimeout } from "node:timers/promises";
import type pg from "pg";

const AT_ONCE = 100;
/** Whoever searches meanwhile comes first. */
const PAUSE_MS = 20;

/** Puts the names that an import has left behind into the search index, in short steps. */
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
