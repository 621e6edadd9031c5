import pg from "pg";
import type { Logger } from "../log.ts";

/** The server's own connections (role `postgres`: row-level security does not hold it back). */
export function createPool(databaseUrl: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  });
  // A connection that breaks while idle must not take the server with it.
  const onLost = (error: Error) => {
    // At the end PostgreSQL may be faster than a connection's goodbye: nothing is lost then.
    if (!pool.ending) log.warn({ error: error.message }, "A database connection was lost");
  };
  pool.on("error", onLost);
  // Nor may one that breaks while lent: between two queries nobody else listens to it. Its last words
  // can come with the first ones, so this listens before the borrower does.
  pool.on("acquire", (client) => {
    if (client.listenerCount("error") === 0) client.on("error", onLost);
  });
  return pool;
}
