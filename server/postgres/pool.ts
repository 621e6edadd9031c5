import pg from "pg";
import type { Logger } from "../log.ts";
import { isTracing } from "../signals/tracing.ts";
import { traceQueries } from "./trace-queries.ts";

const CONNECTIONS = 12;

/**
 * The server's own connections (role `postgres`, which bypasses row-level security).
 * @param answerMs gives up a connection that leaves a query unanswered for this long: if the network
 * swallows everything, even the database's own time limit does not reach us
 */
export function createPool(
  databaseUrl: string,
  log: Pick<Logger, "warn">,
  max = CONNECTIONS,
  answerMs?: number,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    query_timeout: answerMs,
  });
  // A connection that breaks while idle must not crash the server.
  const onLost = (error: Error) => {
    // During shutdown PostgreSQL may close a connection first, which does not matter.
    if (!pool.ending) log.warn({ error: error.message }, "A database connection was lost");
  };
  // A connection that breaks while idle reports to the pool as well; it logs that itself.
  pool.on("error", () => undefined);
  // A connection that breaks while in use, between two queries, has no other listener.
  pool.on("connect", (client) => {
    client.on("error", onLost);
    if (isTracing()) traceQueries(client);
  });
  return pool;
}
