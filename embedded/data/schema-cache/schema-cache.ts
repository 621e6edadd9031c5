import type pg from "pg";
import { type Catalog, type CatalogRoutine, readCatalog } from "./catalog.ts";
import { keyOf, type QualifiedName, type Relationship, type Routine, type Table } from "./model.ts";
import { findRelationships } from "./relationships.ts";
import { extendKeysToViews } from "./view-keys.ts";

/** The exposed schemas at the time of reading. Immutable. */
export type SchemaCache = {
  tables: Map<string, Table>;
  /** By the key of the table they start from. */
  relationships: Map<string, Relationship[]>;
  /** Overloads, by the key of schema and name. */
  routines: Map<string, Routine[]>;
  /** What a cast may name → the type as SQL. */
  types: Map<string, string>;
};

const VOLATILITIES = { v: "volatile", s: "stable", i: "immutable" } as const;
const BODY_TYPES = new Set(["json", "jsonb", "text", "xml", "bytea"]);

// Names that the SQL grammar knows and the catalogue does not.
const GRAMMAR_TYPES: [string, string][] = [
  ["int", "integer"],
  ["integer", "integer"],
  ["smallint", "smallint"],
  ["bigint", "bigint"],
  ["real", "real"],
  ["float", "double precision"],
  ["double precision", "double precision"],
  ["decimal", "numeric"],
  ["boolean", "boolean"],
  ["character varying", "character varying"],
  ["timestamp with time zone", "timestamp with time zone"],
  ["timestamp without time zone", "timestamp without time zone"],
  ["time with time zone", "time with time zone"],
  ["time without time zone", "time without time zone"],
];

export async function loadSchemaCache(
  client: pg.PoolClient,
  schemas: string[],
): Promise<SchemaCache> {
  const catalog = await readCatalog(client, schemas);
  const keys = extendKeysToViews(catalog);
  const tables = exposedTables(catalog, schemas, keys.primaryKeys);
  return {
    tables,
    relationships: findRelationships(tables, keys.foreignKeys, catalog.rowFunctions),
    routines: groupRoutines(catalog.routines),
    types: new Map([
      ...catalog.types.map(({ name, type }) => [name, type] as const),
      ...GRAMMAR_TYPES,
    ]),
  };
}

export function findTable(cache: SchemaCache, name: QualifiedName): Table | undefined {
  return cache.tables.get(keyOf(name));
}

function exposedTables(
  catalog: Catalog,
  schemas: readonly string[],
  viewKeys: Map<string, string[]>,
): Map<string, Table> {
  const computed = new Map<string, Set<string>>();
  for (const fn of catalog.rowFunctions) {
    if (fn.returnsSet) continue;
    const key = keyOf({ schema: fn.tableSchema, name: fn.tableName });
    computed.set(key, (computed.get(key) ?? new Set()).add(fn.name));
  }
  const tables = new Map<string, Table>();
  for (const { schema, name, isView, primaryKey, columns } of catalog.tables) {
    if (!schemas.includes(schema)) continue;
    const key = keyOf({ schema, name });
    tables.set(key, {
      schema,
      name,
      isView,
      columns: new Map(columns.map((column) => [column.name, column])),
      primaryKey: viewKeys.get(key) ?? primaryKey,
      computedFields: computed.get(key) ?? new Set(),
    });
  }
  return tables;
}

function groupRoutines(found: readonly CatalogRoutine[]): Map<string, Routine[]> {
  const routines = new Map<string, Routine[]>();
  for (const routine of found.map(toRoutine).filter(isCallable)) {
    const key = keyOf(routine);
    routines.set(key, [...(routines.get(key) ?? []), routine]);
  }
  for (const overloads of routines.values()) {
    overloads.sort((a, b) => (signature(a) < signature(b) ? -1 : 1));
  }
  return routines;
}

function toRoutine(found: CatalogRoutine): Routine {
  const { schema, name, parameters, setOf, relationSchema, relationName } = found;
  const isRelation = relationSchema !== null && relationName !== null;
  return {
    schema,
    name,
    parameters,
    volatility: VOLATILITIES[found.volatility],
    returns: {
      shape: found.isVoid ? "void" : found.isComposite ? "composite" : "scalar",
      setOf,
      relation: isRelation ? { schema: relationSchema, name: relationName } : null,
    },
    statementTimeout: found.statementTimeout,
  };
}

/** Arguments come by name; a single nameless one can take the whole body. */
function isCallable({ parameters }: Routine): boolean {
  const nameless = parameters.filter(({ name }) => name === "");
  if (nameless.length === 0) return true;
  return parameters.length === 1 && BODY_TYPES.has(nameless[0]?.type ?? "");
}

function signature({ parameters }: Routine): string {
  return parameters.map(({ name, type }) => `${name} ${type}`).join(",");
}
