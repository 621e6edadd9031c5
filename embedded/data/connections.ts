import pg from "pg";
import type { Log } from "../log.ts";
import { type Row, runPipeline, runTransaction } from "../postgres/pipeline.ts";
import type { Statement } from "../postgres/prepared-statements.ts";
import { ApiError } from "./errors.ts";

const ACQUIRE_TIMEOUT_MS = 10_000;

/** Connections of the pool, with every way of losing one turned into an answer. */
export type Connections = {
  /** One implicit transaction in one round trip. */
  run(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * An explicit transaction: committed if `check` agrees, rolled back otherwise; errors of `check` are
   * passed on.
   */
  runChecked(
    statements: readonly Statement[],
    check: (results: Row[][]) => boolean,
  ): Promise<Row[][]>;
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
};

export function createConnections(pool: pg.Pool, log: Log): Connections {
  const watched = new WeakSet<pg.PoolClient>();
  const report = (message: string, error: Error) => {
    // During shutdown PostgreSQL may close a connection first, which does not matter.
    if (!pool.ending) log("warn", message, { error: error.message });
  };
  // A lost connection also rejects what runs on it; without a listener it would end the process.
  pool.on("error", (error) => report("data: idle connection lost", error));
  // Not after `connect()` resolves: the server's shutdown can arrive in the same packet as the
  // start of the connection, and is reported before any promise runs.
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on("error", (error) => report("data: connection lost", error));
  });

  async function use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await acquire(pool);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isLost(error));
      throw isRefusal(error) ? error : connectionLost(error);
    }
  }

  return {
    use,
    run: (statements) => use((client) => runPipeline(client, statements)),
    runChecked: (statements, check) =>
      use(async (client) => {
        let refused: { error: unknown } | undefined;
        const results = await runTransaction(client, statements, (rows) => {
          try {
            return check(rows);
          } catch (error) {
            refused = { error };
            return false;
          }
        });
        if (refused) throw refused.error;
        return results;
      }),
  };
}

/** Whether the connection cannot be used again. */
function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(?:FATAL|PANIC)$/.test(error.severity ?? "");
  return !isRefusal(error);
}

/** Errors of a statement, of a check, or of our own code; all others are the connection's. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError || error instanceof ApiError || error instanceof TypeError
  );
}

function connectionLost(error: unknown): ApiError {
  return new ApiError(503, "PGRST001", "Database client error. Retrying the connection.", {
    details: error instanceof Error ? error.message : null,
  });
}

async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(timedOut());
    }, ACQUIRE_TIMEOUT_MS);
    pool.connect().then(
      (client) => {
        clearTimeout(timer);
        if (late) client.release();
        else resolve(client);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(isPoolTimeout(error) ? timedOut() : unreachable(error));
      },
    );
  });
}

function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout exceeded when trying");
}

function timedOut(): ApiError {
  return new ApiError(504, "PGRST003", "Timed out acquiring connection from connection pool.");
}

function unreachable(error: unknown): ApiError {
  return new ApiError(503, "PGRST000", "Database connection error. Retrying the connection.", {
    details: error instanceof Error ? error.message : null,
  });
}
