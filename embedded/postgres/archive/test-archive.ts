import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { applyBaseSql } from "../base-sql.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { operatingUser } from "../operating-user.ts";
import { TEST_PASSWORDS } from "../test-cluster.ts";
import { lineOf } from "./line.ts";
import { archivingFlags, openArchive } from "./open-archive.ts";
import type { ArchiveStore } from "./store.ts";

const LIMIT_MS = 30_000;

export type ArchivedCluster = {
  /** Contains the data folder `data`, the archive and the test's files. */
  folder: string;
  store: ArchiveStore;
  line: string;
  directory: string;
  cluster: Cluster;
  client: pg.Client;
  /** Closes the segment and waits until the archive has it. @returns its name. */
  archiveNow(): Promise<string>;
  drop(): Promise<void>;
};

/** A cluster with the backend's base SQL that archives into a folder whose name needs quoting. */
export async function startArchivedCluster(): Promise<ArchivedCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "benih's 100% archive "));
  // Started by root, PostgreSQL runs as the account postgres, which needs access.
  chmodSync(folder, 0o755);
  const store = openArchive(path.join(folder, "archive"), operatingUser());
  const line = lineOf(folder);
  await store.prepareLine(line);
  const directory = path.join(folder, "postgres");
  const cluster = await startCluster({
    directory,
    superuserPassword: TEST_PASSWORDS.postgres,
    flags: archivingFlags(store, line),
    log: () => undefined,
  });
  await applyBaseSql(cluster.superuserUrl, TEST_PASSWORDS);
  const client = await connect(cluster.superuserUrl);
  const archived: ArchivedCluster = {
    folder,
    store,
    line,
    directory,
    cluster,
    client,
    archiveNow: () => archiveNow(archived.client),
    async drop() {
      await archived.client.end().catch(() => undefined);
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return archived;
}

/** Ignores lost connections, as tests crash the server. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function archiveNow(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    "select pg_walfile_name(pg_switch_wal()) as segment",
  );
  const segment = rows[0]?.segment ?? "";
  await vi.waitFor(
    async () => {
      const { rows: found } = await client.query(
        "select from pg_stat_archiver where last_archived_wal >= $1",
        [segment],
      );
      if (found.length === 0) throw new Error(`${segment} is not archived`);
    },
    { timeout: LIMIT_MS },
  );
  return segment;
}
