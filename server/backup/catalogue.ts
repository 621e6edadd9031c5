import pg from "pg";

/** A table of the catalogue, without generated columns. */
export type Table = { schema: string; name: string; columns: { name: string; type: string }[] };
/** A sequence with its position. */
export type Sequence = { schema: string; name: string; lastValue: string; isCalled: boolean };
/** What has been applied to a database: base SQL by name, migrations and the job queue's by number. */
export type Applied = { base: string[]; migrations: string[]; jobs: string[] };

/** Everything of ours, without PostgreSQL's own and extensions' objects. */
const OURS = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  and c.relpersistence <> 't'
  and not exists (select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Belongs to a cluster rather than its content: it names the secrets it is used with. */
const OF_THE_PLACE = ["supabase_base.project"];

/**
 * Every table that holds rows (each partition separately), ordered by name.
 * @returns `unreadable` names those that this login may not read, of which a superuser has none
 */
export async function readTables(
  client: pg.ClientBase,
): Promise<{ tables: Table[]; unreadable: string[] }> {
  const { rows: all } = await client.query<Table & { isReadable: boolean }>(
    `select n.nspname as schema, c.relname as name,
            has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "isReadable",
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                          and a.attgenerated = ''
      where c.relkind = 'r' and ${OURS}
      group by n.oid, c.oid, n.nspname, c.relname
      order by n.nspname, c.relname`,
  );
  const rows = all.filter((table) => !OF_THE_PLACE.includes(nameOf(table)));
  return {
    tables: rows
      .filter(({ isReadable }) => isReadable)
      .map(({ schema, name, columns }) => ({ schema, name, columns })),
    unreadable: rows.filter(({ isReadable }) => !isReadable).map(nameOf),
  };
}

/**
 * The positions of all sequences that this login may read. They move outside transactions, so if read after
 * a snapshot was taken, none is behind its rows.
 */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows: named } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${OURS}
        and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
      order by n.nspname, c.relname`,
  );
  const sequences: Sequence[] = [];
  for (const sequence of named) {
    const { rows } = await client.query<Pick<Sequence, "lastValue" | "isCalled">>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteTable(sequence)}`,
    );
    for (const position of rows) sequences.push({ ...sequence, ...position });
  }
  return sequences;
}

const APPLIED = {
  base: ["supabase_base.applied", "name"],
  migrations: ["supabase_migrations.schema_migrations", "version"],
  jobs: ["graphile_worker.migrations", "id"],
} as const;

export async function readApplied(client: pg.ClientBase): Promise<Applied> {
  const applied: Applied = { base: [], migrations: [], jobs: [] };
  for (const kind of ["base", "migrations", "jobs"] as const) {
    const [table, column] = APPLIED[kind];
    const { rows: found } = await client.query<{ there: boolean }>(
      `select exists (
         select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname || '.' || c.relname = $1
            and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
       ) as there`,
      [table],
    );
    if (!found[0]?.there) continue;
    const { rows } = await client.query<{ key: string }>(
      `select ${column}::text as key from ${table} order by ${column}`,
    );
    applied[kind] = rows.map(({ key }) => key);
  }
  return applied;
}

/** Large objects lie outside tables; Benih makes none. */
export async function countLargeObjects(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_largeobject_metadata",
  );
  return rows[0]?.count ?? 0;
}

/** For people: `public.news`. */
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

/** For SQL. */
export function quoteTable({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
