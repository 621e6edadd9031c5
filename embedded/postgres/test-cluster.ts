import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyBaseSql } from "./base-sql.ts";
import { type Cluster, startCluster } from "./cluster.ts";

const PASSWORD = "only-for-tests";

/** The roles of the clusters that tests use, with their passwords. */
export const TEST_PASSWORDS = {
  postgres: PASSWORD,
  authenticator: PASSWORD,
  supabase_auth_admin: PASSWORD,
  supabase_replication_admin: PASSWORD,
  sample_payments: PASSWORD,
};

/** A test's own database. */
export type TestDatabase = {
  url(role: keyof typeof TEST_PASSWORDS): string;
  superuserUrl: string;
  /** Ends remaining connections, and deletes it. */
  drop(): Promise<void>;
};

export type TestCluster = TestDatabase & { cluster: Cluster; postmasterPid(): number };

/**
 * A cluster of its own in a temporary folder, with the backend's base SQL. Takes 2 s, so only for tests that
 * crash PostgreSQL or read its changes; others use a database in the shared cluster (test-database.ts).
 */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "benih tests-"));
  // Started by root, PostgreSQL runs as the account postgres, which needs access.
  chmodSync(folder, 0o755);
  const directory = path.join(folder, "postgres");
  const cluster = await startCluster({
    directory,
    superuserPassword: PASSWORD,
    ...anotherMajor(),
    log: () => {},
  });
  const drop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await applyBaseSql(cluster.superuserUrl, TEST_PASSWORDS);
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    cluster,
    url: (role) => cluster.url(role, TEST_PASSWORDS[role]),
    superuserUrl: cluster.superuserUrl,
    postmasterPid: () =>
      Number(readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n")[0]),
    drop,
  };
}

/** `npm run test:upgrade` runs tests on another version, whose programs it has fetched. */
function anotherMajor(): { major?: string; programs?: string } {
  const { TEST_POSTGRES_MAJOR: major, TEST_POSTGRES_PROGRAMS: programs } = process.env;
  return { ...(major && { major }), ...(programs && { programs }) };
}
