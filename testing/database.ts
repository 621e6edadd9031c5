import pg from "pg";

/** A connection costs more than most statements, and `eventually` asks many times a second. */
const pools = new Map<string, pg.Pool>();
const IDLE_MS = 2000;

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // A test has stopped or killed PostgreSQL: the next statement says so. The loss may come at any
  // moment, even in one packet with the greeting, before a user of the connection can listen.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  pools.set(connectionString, pool);
  return pool;
}

/** Runs statements on the server's database as its owner. */
export async function withDatabase<Result>(
  { databaseUrl }: { databaseUrl: string },
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(databaseUrl).connect();
  let isWhole = false;
  try {
    const result = await use(client);
    isWhole = true;
    return result;
  } finally {
    // What failed may have left a transaction open.
    client.release(!isWhole);
  }
}
