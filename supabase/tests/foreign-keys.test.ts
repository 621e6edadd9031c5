import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const OURS = "('public', 'internal', 'reference', 'directory', 'tracker', 'search')";

describe("every foreign key", () => {
  it("has an index that begins with its columns", async () => {
    // A partial index is enough if it leaves out only rows without a key.
    const without = await database.run(
      owner,
      `select format('%s: %s', k.conrelid::regclass, k.conname) as found
         from pg_constraint k join pg_namespace n on n.oid = k.connamespace
        where k.contype = 'f' and n.nspname in ${OURS}
          and not exists (
            select from pg_index i
             where i.indrelid = k.conrelid and i.indisvalid
               and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
               and (i.indpred is null
                    or cardinality(k.conkey) = 1
                       and pg_get_expr(i.indpred, i.indrelid) =
                           (select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
                             where a.attrelid = k.conrelid and a.attnum = k.conkey[1])))`,
    );
    expect(without.rows).toEqual([]);
  });
});
