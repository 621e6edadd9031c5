import type pg from "pg";
import type { Role } from "../../gateway/identity.ts";

export type Column = {
  name: string;
  /** The type's own name, as the client's conversions know it: `int4`, `_text`. */
  type: string;
  /** The type as SQL writes it in a cast. */
  sqlType: string;
  readers: ReadonlySet<Role>;
};

/** A table of the publication: its published columns in order, and its primary key. */
export type Table = { schema: string; name: string; columns: Column[]; key: Column[] };

export type Catalogue = {
  tables(): Promise<Table[]>;
  /** Reads them again, in case the wanted one was just created. */
  freshTables(): Promise<Table[]>;
  /** Something changed: look again at the next question. */
  forget(): void;
};

/** No message reports grants to inherited roles, so nothing is cached longer. */
const KEPT_MS = 5_000;

/** The tables of the publication, read on request and kept for a few seconds. */
export function createCatalogue(pool: pg.Pool, publication: string): Catalogue {
  let kept: { tables: Promise<Table[]>; until: number } | null = null;
  let following: Promise<Table[]> | null = null;

  const read = () => {
    const entry = { tables: load(pool, publication), until: performance.now() + KEPT_MS };
    kept = entry;
    entry.tables.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.tables;
  };

  return {
    tables: () => (kept && performance.now() < kept.until ? kept.tables : read()),
    freshTables() {
      // One read at a time: requests during it share the one that starts after it.
      const current = kept?.tables ?? Promise.resolve();
      following ??= current
        .catch(() => undefined)
        .then(() => {
          following = null;
          return read();
        });
      return following;
    },
    forget() {
      kept = null;
    },
  };
}

/** The columns of `table` that `role` may read and that a subscription chose, keys always in. */
export function readableColumns(table: Table, role: Role, chosen: string[] | null): Column[] {
  return table.columns.filter(
    (column) =>
      column.readers.has(role) &&
      (chosen === null || chosen.includes(column.name) || table.key.includes(column)),
  );
}

/** Whether `role` may hear of the table's rows at all: rows are found by their key. */
export function canFollow(table: Table, role: Role): boolean {
  return table.key.length > 0 && table.key.every((column) => column.readers.has(role));
}

type Line = {
  schema: string;
  table: string;
  column: string;
  type: string;
  sql_type: string;
  key_position: number | null;
  readers: Role[];
};

async function load(pool: pg.Pool, publication: string): Promise<Table[]> {
  const { rows } = await pool.query<Line>(QUERY, [publication]);
  const tables = Map.groupBy(rows, (line) => JSON.stringify([line.schema, line.table]));
  return [...tables.values()].map(readTable);
}

function readTable(lines: Line[]): Table {
  const [first] = lines;
  const entries = lines.map((line) => ({
    position: line.key_position,
    column: {
      name: line.column,
      type: line.type,
      sqlType: line.sql_type,
      readers: new Set(line.readers),
    },
  }));
  const key = entries
    .filter((entry) => entry.position !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((entry) => entry.column);
  return {
    schema: first?.schema ?? "",
    name: first?.table ?? "",
    columns: entries.map((entry) => entry.column),
    key,
  };
}

const QUERY = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type,
         -- -1, not null: without a modifier bpchar would be written character, which cuts to one
         format_type(a.atttypid, -1) as sql_type,
         array_position(k.conkey, a.attnum) as key_position,
         array(
           select r.rolname::text from pg_roles r
           where r.rolname in ('anon', 'authenticated', 'service_role')
             and has_schema_privilege(r.oid, n.oid, 'usage')
             and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
         ) as readers
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  join pg_attribute a on a.attrelid = c.oid and a.attname = any (p.attnames)
  join pg_type t on t.oid = a.atttypid
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where p.pubname = $1 and a.attnum > 0 and not a.attisdropped
  order by n.nspname, c.relname, a.attnum`;
