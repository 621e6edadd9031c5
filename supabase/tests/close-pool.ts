import type pg from "pg";

/**
 * Closes the pool's connections. `pool.end()` alone resolves while they are still closing: a
 * cluster that stops right afterwards would break them, and the error would fail the run.
 */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on("remove", () => {
      open -= 1;
      if (open === 0) resolve();
    });
  });
  await pool.end();
  await closed;
}
