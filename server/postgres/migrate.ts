import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

const FOLDER = path.resolve(import.meta.dirname, "../../supabase/migrations");

type Migration = { version: string; name: string; file: string };

/**
 * Applies the missing files of `supabase/migrations`, each in one transaction with its record. The
 * record is the Supabase CLI's own, so `supabase db push` sees the same state.
 * @param only the versions to apply; the others stay missing, since a backup is restored into the schema it came from
 * @returns the names of the migrations just applied
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("create schema if not exists supabase_migrations");
    await client.query(
      `create table if not exists supabase_migrations.schema_migrations
         (version text primary key, statements text[], name text)`,
    );
    const missing = await missingFrom(client);
    const pending = missing.filter(({ version }) => only?.includes(version) ?? true);
    for (const migration of pending) {
      await client.query("begin");
      await client.query(readFileSync(path.join(FOLDER, migration.file), "utf8"));
      await client.query(
        "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
        [migration.version, migration.name],
      );
      await client.query("commit");
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The migrations that a hosted project still lacks (`supabase db push` applies them). */
export async function missingMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await missingFrom(client)).map((migration) => migration.file);
  } finally {
    await client.end();
  }
}

async function missingFrom(client: pg.Client): Promise<Migration[]> {
  const record = "supabase_migrations.schema_migrations";
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass($1) is not null as there",
    [record],
  );
  if (!found[0]?.there) return migrations();
  const { rows } = await client.query<{ version: string }>(`select version from ${record}`);
  const applied = new Set(rows.map((row) => row.version));
  return migrations().filter((migration) => !applied.has(migration.version));
}

/** All migrations of this version of the product. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, file }] : [];
    });
}
