import { ApiError } from "./errors.ts";
import type { QualifiedName, Table } from "./schema-cache/model.ts";
import { findTable, type SchemaCache } from "./schema-cache/schema-cache.ts";
import { mostSimilar } from "./schema-cache/similar.ts";

const THRESHOLD = 0.75;

/** The exposed table or view of that name. Throws `PGRST205`. */
export function relationNamed(cache: SchemaCache, name: QualifiedName): Table {
  const table = findTable(cache, name);
  if (table) return table;
  const known = [...cache.tables.values()].filter(({ schema }) => schema === name.schema);
  const similar = mostSimilar(
    name.name,
    known.map((candidate) => candidate.name),
    THRESHOLD,
  );
  throw new ApiError(
    404,
    "PGRST205",
    `Could not find the table '${name.schema}.${name.name}' in the schema cache`,
    {
      hint:
        similar === undefined ? null : `Perhaps you meant the table '${name.schema}.${similar}'`,
    },
  );
}
