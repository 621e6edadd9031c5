import type pg from "pg";

/** A pool, or a connection in a transaction. */
export type Database = pg.Pool | pg.PoolClient;

/** Runs `work` in a transaction. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool listens to idle connections, not to those in use: an unheard error would end the
  // process.
  const onLoss = (error: Error) => {
    broken = error;
  };
  client.on("error", onLoss);
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
    throw error;
  } finally {
    client.removeListener("error", onLoss);
    // A connection that cannot roll back is not reused.
    client.release(broken);
  }
}
