import type pg from "pg";

/** The connection broke while the commit was under way: it may hold, or not. */
export class CommitInDoubt extends Error {
  override readonly name = "CommitInDoubt";
}

/** Runs `work` in one transaction: all of it or, when it throws, nothing. @throws CommitInDoubt */
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
