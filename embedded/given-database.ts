import type pg from "pg";
import { BackendError } from "./backend-error.ts";
import type { Secrets } from "./gateway/secrets.ts";
import { applyBaseSql } from "./postgres/base-sql.ts";
import type { GivenCluster } from "./postgres/given-cluster.ts";

/**
 * Refuses secrets of another project, which would give the roles other passwords and lock out its servers.
 * Sets the database's settings that a cluster of our own is started with, and that sessions rely on.
 */
export async function claim(
  client: pg.ClientBase,
  { projectId }: Pick<Secrets, "projectId">,
  file: string,
): Promise<void> {
  await client.query(`
    create schema if not exists supabase_base;
    create table if not exists supabase_base.project (id text not null);
    do $$ begin
      execute format('alter database %I set timezone = %L', current_database(), 'UTC');
      execute format('alter database %I set jit = off', current_database());
    end $$`);
  await client.query(
    `insert into supabase_base.project (id)
     select $1 where not exists (select from supabase_base.project)`,
    [projectId],
  );
  const { rows } = await client.query<{ id: string }>("select id from supabase_base.project");
  if (rows[0]?.id === projectId) return;
  throw new BackendError(
    `POSTGRES_URL: the database belongs to a project with other secrets than ${file}: give all its servers the same SECRETS_FILE, or restore that file from a backup.`,
  );
}

/**
 * Applies the base of a project, or the named files of it, in a cluster that somebody else runs.
 * @throws BackendError
 */
export async function layBase(
  { superuserUrl, ownerIsSuperuser }: GivenCluster,
  { databasePasswords }: Pick<Secrets, "databasePasswords">,
  only?: readonly string[],
): Promise<void> {
  // The superuser's password is the operator's, whatever the role's name.
  const { supabase_admin, postgres, ...ours } = databasePasswords;
  const passwords = { ...ours, ...(!ownerIsSuperuser && { postgres }) };
  await applyBaseSql(superuserUrl, passwords, only).catch((error: unknown) => {
    throw new BackendError(
      `POSTGRES_URL: the base of the project could not be laid (${error instanceof Error ? error.message : error}): give Benih a cluster of its own, for it makes Supabase's roles.`,
    );
  });
}
