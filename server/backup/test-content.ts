import type pg from "pg";

/** PostgreSQL's digest of each table, and the position of each sequence. */
export async function tableContent(database: pg.Client): Promise<Map<string, string>> {
  const { rows: names } = await database.query<{ name: string; kind: string }>(
    `select c.oid::regclass::text as name, c.relkind as kind
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'S') and c.relname not like 'twin\\__'
        and n.nspname not in ('information_schema', 'pg_catalog', 'pg_toast') order by 1`,
  );
  const content = new Map<string, string>();
  for (const { name, kind } of names) {
    const { rows } = await database.query<{ content: string }>(
      kind === "S"
        ? `select last_value || ' ' || is_called as content from ${name}`
        : `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as content from ${name} t`,
    );
    content.set(name, rows[0]?.content ?? "");
  }
  return content;
}
