import pg from "pg";
import { expect } from "vitest";
import type { ServerAddress } from "../testing/running-server.ts";
import { secretsOf } from "../testing/secrets.ts";

/** Connects as a role that may read every table. */
export async function withSuperuser<Result>(
  server: ServerAddress,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { databasePasswords } = secretsOf(server);
  const url = new URL(server.databaseUrl);
  url.username = "supabase_admin";
  url.password = databasePasswords.supabase_admin;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Every table of every schema that contains one of the texts, with the number of rows. */
export async function tablesWith(client: pg.Client, texts: string[]): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_%' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${name} t
        where exists (select from unnest($1::text[]) text where position(text in t::text) > 0)`,
      [texts],
    );
    if (rows[0]?.count) found.push(`${name}: ${rows[0].count}`);
  }
  return found;
}
