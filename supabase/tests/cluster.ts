import { runMigrations } from "graphile-worker";
import { startTestCluster } from "../../embedded/postgres/test-cluster.ts";
import { migrate } from "../../server/postgres/migrate.ts";

export type MigratedCluster = {
  /** Connects as `postgres`, the owner of the data. */
  url: string;
  /** The migrations that `migrate` reported as applied. */
  applied: string[];
  stop(): Promise<void>;
};

/** A separate cluster in a temporary folder, with every migration applied. */
export async function startMigratedCluster(): Promise<MigratedCluster> {
  const cluster = await startTestCluster();
  try {
    const url = cluster.url("postgres");
    const applied = await migrateWithJobs(url);
    return { url, applied, stop: cluster.drop };
  } catch (error) {
    await cluster.drop();
    throw error;
  }
}

/** Every migration, and the job queue, which our own transactions use. */
export async function migrateWithJobs(url: string): Promise<string[]> {
  const applied = await migrate(url);
  await runMigrations({ connectionString: url });
  return applied;
}
