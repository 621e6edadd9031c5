import type pg from "pg";

/** The connection broke during the commit: it may or may not have succeeded. */
export class CommitInDoubt extends Error {
  override readonly name = "CommitInDoubt";
}

/**
 * Runs `work` in one transaction; if it throws, nothing is changed.
 * @throws CommitInDoubt
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit").catch((error: unknown) => {
      throw new CommitInDoubt("The commit was not answered", { cause: error });
    });
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not reused.
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
