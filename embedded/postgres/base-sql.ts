import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

const FOLDER = path.join(import.meta.dirname, "base");

export type RolePasswords = Record<
  | "postgres"
  | "authenticator"
  | "supabase_auth_admin"
  | "supabase_replication_admin"
  | "sample_payments",
  string
>;

/** The files of base SQL, in order. */
export function baseSqlFiles(): string[] {
  return readdirSync(FOLDER).sort();
}

/**
 * Brings the cluster to the starting point of a Supabase project: applies each file of `base/`
 * once, in order, in its own transaction together with its record. Passwords are set at every
 * start, for the roles that are given.
 * @param only leaves out the other files, since a backup is restored into the base it came from
 */
export async function applyBaseSql(
  superuserUrl: string,
  passwords: Partial<RolePasswords>,
  only?: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("create schema if not exists supabase_base");
    await client.query(
      "create table if not exists supabase_base.applied (name text primary key, at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string }>("select name from supabase_base.applied");
    const applied = new Set(rows.map((row) => row.name));
    for (const name of baseSqlFiles()) {
      if (applied.has(name) || only?.includes(name) === false) continue;
      await client.query("begin");
      await client.query(readFileSync(path.join(FOLDER, name), "utf8"));
      await client.query("insert into supabase_base.applied (name) values ($1)", [name]);
      await client.query("commit");
    }
    const { rows: roles } = await client.query<{ name: string }>(
      "select rolname as name from pg_roles",
    );
    const made = new Set(roles.map(({ name }) => name));
    for (const [role, password] of Object.entries(passwords)) {
      if (!made.has(role)) continue;
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
  } finally {
    await client.end();
  }
}
