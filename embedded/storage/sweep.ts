import type pg from "pg";
import type { Blobs } from "./blobs.ts";
import type { Retire } from "./held-deletes.ts";
import { SERVICE, transact } from "./transaction.ts";

const BATCH = 1000;

/**
 * Deletes stored files without a row, left by a fault between writing a file and its row. Only those from
 * before `moment`, as the row of a newer one may be on its way, from any server.
 */
export async function sweep(
  pool: pg.Pool,
  blobs: Pick<Blobs, "list" | "storedBefore">,
  retire: Retire,
  moment: Date,
): Promise<number> {
  const versions = await blobs.list();
  let swept = 0;
  for (let from = 0; from < versions.length; from += BATCH) {
    const batch = versions.slice(from, from + BATCH);
    const rows = await transact(
      pool,
      { identity: SERVICE, operation: "storage.sweep" },
      ({ query }) =>
        query<{ version: string }>(
          `select v.version from unnest($1::text[]) as v (version)
          where not exists (select from storage.objects o where o.version = v.version)`,
          [batch],
        ),
    );
    const orphans = rows.map(({ version }) => version);
    // Age is checked after rows: an old file without a row will never get one.
    const left = await blobs.storedBefore(orphans, moment);
    await retire(left);
    swept += left.length;
  }
  return swept;
}
