import type pg from "pg";

/** The connection broke while the commit was under way: it may hold, or not. */
export class CommitInDoubt extends Error {
  override readonly name = "CommitInDoubt";
}

/** Runs `work` in one transaction, which holds as a whole or not at all. @throws CommitInDoubt */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("begin");
    const result = await work(client).catch(async (error: unknown) => {
      // A connection that cannot even roll back is not lent again.
      await client.query("rollback").catch(() => {
        broken = true;
      });
      throw error;
    });
    await client.query("commit").catch((error: unknown) => {
      broken = true;
      throw new CommitInDoubt("The commit was not answered", { cause: error });
    });
    return result;
  } finally {
    client.release(broken);
  }
}
