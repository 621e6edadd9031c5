import type { Env, Project } from "./env.ts";
import { migrate, missingMigrations } from "./postgres/migrate.ts";
import { StartFailure } from "./start-failure.ts";

/** The parts of a started backend that the server needs. */
type StartedBackend = { address: Project };
type Migrate = (databaseUrl: string) => Promise<unknown>;

/**
 * The Supabase project that the product runs on: the configured one, or an embedded one that is
 * started, migrated and returned to be mounted and stopped.
 */
export async function openProject<B extends StartedBackend>(
  env: Env,
  startBackend: (prepare: Migrate) => Promise<B>,
): Promise<{ project: Project; backend: B | undefined }> {
  if (env.project) {
    await refuseOutdated(env.project);
    return { project: env.project, backend: undefined };
  }
  const backend = await startBackend(migrate);
  return { project: backend.address, backend };
}

/** A hosted project is migrated by its operator, never by a server. */
async function refuseOutdated(project: Project): Promise<void> {
  const missing = await missingMigrations(project.DATABASE_URL).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `DATABASE_URL cannot be reached (${reason}): check its address and password.`,
    );
  });
  if (missing.length > 0) {
    throw new StartFailure(
      `The database lacks ${missing.length} migration(s), from ${missing[0]}: run supabase db push.`,
    );
  }
}
