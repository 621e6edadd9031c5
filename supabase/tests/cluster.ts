import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import { applyBaseSql } from "../../embedded/postgres/base-sql.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import { migrate } from "../../server/postgres/migrate.ts";

const PASSWORD = "only-for-tests";

export type MigratedCluster = {
  /** Connects as `postgres`, the owner of the data. */
  url: string;
  /** What `migrate` said it applied. */
  applied: string[];
  stop(): Promise<void>;
};

/** A separate cluster in a temporary folder, with every migration applied. */
export async function startMigratedCluster(): Promise<MigratedCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "benih tests-"));
  // As root, PostgreSQL runs under the account postgres, which must be able to enter.
  chmodSync(folder, 0o755);
  const directory = path.join(folder, "postgres");
  const cluster = await startCluster({ directory, superuserPassword: PASSWORD, log: () => {} });
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await applyBaseSql(cluster.superuserUrl, {
      postgres: PASSWORD,
      authenticator: PASSWORD,
      supabase_auth_admin: PASSWORD,
      supabase_replication_admin: PASSWORD,
      sample_payments: PASSWORD,
    });
    const url = cluster.url("postgres", PASSWORD);
    const applied = await migrate(url);
    // As the job worker does at start: our own transactions add to its queue.
    await runMigrations({ connectionString: url });
    return { url, applied, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
