import type pg from "pg";

const OURS = `(select oid from pg_namespace
                where nspname in ('public', 'internal', 'reference', 'directory', 'tracker', 'search',
                                'supabase_migrations'))`;

/**
 * One query per kind of thing; each returns lines of text that name it and describe it completely.
 */
const QUERIES = [
  `select format('schema %s of %s %s', nspname, nspowner::regrole, nspacl)
     from pg_namespace where oid in ${OURS}`,
  `select format('relation %s.%s %s of %s, row security %s %s, %s, comment %s', relnamespace::regnamespace,
                 relname, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, relacl,
                 obj_description(oid, 'pg_class'))
     from pg_class where relnamespace in ${OURS}`,
  `select format('column %s.%s.%s %s, not null %s, default %s, %s', relnamespace::regnamespace, relname,
                 attname, format_type(atttypid, atttypmod), attnotnull,
                 (select pg_get_expr(adbin, adrelid) from pg_attrdef
                   where adrelid = attrelid and adnum = attnum), attacl)
     from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'm') and attnum > 0`,
  `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where connamespace in ${OURS}`,
  `select pg_get_indexdef(indexrelid)
     from pg_index join pg_class c on c.oid = indrelid where relnamespace in ${OURS}`,
  `select format('policy %s %s %s %s %s using %s check %s', schemaname, tablename, policyname, cmd, roles,
                 qual, with_check) from pg_policies`,
  `select pg_get_triggerdef(t.oid)
     from pg_trigger t join pg_class c on c.oid = tgrelid
    where relnamespace in ${OURS} and not tgisinternal`,
  `select format('%s of %s %s', pg_get_functiondef(oid), proowner::regrole, proacl)
     from pg_proc where pronamespace in ${OURS}`,
  `select format('default %s %s %s %s', defaclrole::regrole, defaclnamespace::regnamespace,
                 defaclobjtype, defaclacl) from pg_default_acl`,
  "select format('published %s %s', pubname, tablename) from pg_publication_tables",
  "select format('migration %s %s', version, name) from supabase_migrations.schema_migrations",
];

/** Everything that the migrations made, as sorted lines: equal for databases with equal schemas. */
export async function describeSchema(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const text of QUERIES) {
    const { rows } = await client.query<[string]>({ text, rowMode: "array" });
    lines.push(...rows.map(([line]) => line).sort());
  }
  return lines;
}
