import type pg from "pg";

/** The first refresh of a large database takes far longer than the pool's statement limit. */
const LIMIT = "10min";

/**
 * Brings the difficulty index up to date with today and with changes since the last time.
 * If anything was computed, the database announces changed content.
 * @param signal aborts it, which throws and leaves everything as it was
 * @returns whether anything was computed
 */
export async function refreshDifficulty(pool: pg.Pool, signal?: AbortSignal): Promise<boolean> {
  const client = await pool.connect();
  let cancel = () => {};
  try {
    await client.query("begin");
    await client.query(`set local statement_timeout = '${LIMIT}'`);
    const { rows: own } = await client.query("select pg_backend_pid() as pid");
    cancel = () => {
      pool.query("select pg_cancel_backend($1)", [own[0]?.pid]).catch(() => undefined);
    };
    signal?.throwIfAborted();
    signal?.addEventListener("abort", cancel);
    const { rows } = await client.query<{ computed: boolean }>(
      "select tracker.refresh() as computed",
    );
    await client.query("commit");
    return rows[0]?.computed ?? false;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    signal?.removeEventListener("abort", cancel);
    client.release();
  }
}
