import pg from "pg";
import type { Log } from "./log.ts";

const CONNECT_MS = 10_000;

/** The connections of one of the backend's services; lost ones are logged with its name. */
export function openServicePool(
  connectionString: string,
  { max, whose, log }: { max: number; whose: string; log: Log },
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: CONNECT_MS });
  // An idle connection reports to the pool as well; it logs that itself.
  pool.on("error", () => undefined);
  // At once, as a loss in the same packet as the greeting comes before any user listens.
  pool.on("connect", (client) => {
    client.on("error", ({ message }) => {
      // During shutdown PostgreSQL may close a connection first, which does not matter.
      if (!pool.ending) log("warn", `${whose} lost a database connection`, { error: message });
    });
  });
  return pool;
}
