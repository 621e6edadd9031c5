import type pg from "pg";
import type { Retire } from "./held-deletes.ts";
import { SERVICE, transact } from "./transaction.ts";

const BATCH = 1000;

/**
 * Deletes the files of an earlier run without a row: a fault may have come between a file and its
 * row. Newer files are safe: `versions` was listed before.
 */
export async function sweep(
  pool: pg.Pool,
  retire: Retire,
  versions: readonly string[],
): Promise<number> {
  let swept = 0;
  for (let from = 0; from < versions.length; from += BATCH) {
    const batch = versions.slice(from, from + BATCH);
    const orphans = await transact(
      pool,
      { identity: SERVICE, operation: "storage.sweep" },
      ({ query }) =>
        query<{ version: string }>(
          `select v.version from unnest($1::text[]) as v (version)
            where not exists (select from storage.objects o where o.version = v.version)`,
          [batch],
        ),
    );
    await retire(orphans.map(({ version }) => version));
    swept += orphans.length;
  }
  return swept;
}
