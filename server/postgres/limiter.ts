import { createHash } from "node:crypto";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";

/** At most `points` within `duration` seconds from the first. */
export type Rate = { points: number; duration: number };
/** `consume` rejects with RateLimiterRes beyond the limit. */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;
/** Where the servers of a project count together; undefined: this process counts alone. */
export type CountingDatabase =
  | { query(statement: pg.QueryConfig): Promise<pg.QueryResult> }
  | undefined;

/** A caller this far beyond a limit is refused without asking the database until the count ends. */
const FAR_BEYOND = 2;

/**
 * Counts against a limit in the database, for all servers together; while it is away, in this process.
 * @param name the limit's unique name, the same on every server
 */
export function createLimiter(database: CountingDatabase, name: string, rate: Rate): Limiter {
  const here = new RateLimiterMemory({ ...rate, keyPrefix: name });
  if (!database) return here;
  const together = new RateLimiterPostgres({
    ...rate,
    keyPrefix: name,
    storeClient: database,
    storeType: "pool",
    schemaName: "internal",
    tableName: "shared_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: FAR_BEYOND * rate.points,
    insuranceLimiter: here,
  });
  return {
    consume: (key) => together.consume(digest(String(key))),
    reward: (key) => together.reward(digest(String(key))),
  };
}

/** Keys are addresses of people and networks, which nobody needs to read in a table. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Deletes counts that have ended. */
export async function forgetCounts(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query("delete from internal.shared_limits where expire < $1", [now.getTime()]);
}
