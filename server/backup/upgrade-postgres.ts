import { existsSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { BackendError } from "../../embedded/backend-error.ts";
import { openDataDirectory } from "../../embedded/data-directory.ts";
import { loadSecrets, type Secrets } from "../../embedded/gateway/secrets.ts";
import type { Log } from "../../embedded/log.ts";
import { placesIn } from "../../embedded/places.ts";
import { endLine } from "../../embedded/postgres/archive/line.ts";
import { type Cluster, startCluster } from "../../embedded/postgres/cluster.ts";
import { replacedCluster, replacedClusters } from "../../embedded/postgres/directory.ts";
import { stopLeftover } from "../../embedded/postgres/leftover.ts";
import { findSuperuserUrl } from "../../embedded/postgres/settle-superuser.ts";
import { syncFolder } from "../../embedded/sync-folder.ts";
import { nameOf } from "./catalogue.ts";
import { fetchPrograms } from "./fetch-programs.ts";
import { type LoadedTable, openLoader } from "./load-rows.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { digestRows } from "./row-digest.ts";
import { openSnapshot } from "./snapshot.ts";

type Upgrade = {
  dataDirectory: string;
  secretsFile: string;
  major: string;
  /** Names of tables that are left out. */
  without: readonly string[];
  log: Log;
};

/** The tables that were copied, and the folder of the old cluster. */
export type Upgraded = { kept: string; tables: LoadedTable[] };

/**
 * Copies the database into a cluster of another major version, which then replaces the old one. The old cluster
 * is only read; after an interruption at any moment, it is still in its place or in `kept`, and the upgrade can
 * be run again.
 * @throws BackendError if a server runs on the data, or it cannot be done
 */
export async function upgradePostgres(upgrade: Upgrade): Promise<Upgraded> {
  const { dataDirectory, secretsFile, major } = upgrade;
  if (!existsSync(secretsFile)) {
    throw new BackendError(`${dataDirectory} holds no data of Benih: set DATA_DIR to its folder.`);
  }
  const held = openDataDirectory(dataDirectory);
  try {
    const places = foldersOf(dataDirectory, major);
    const interrupted = await finishInterrupted(places);
    if (interrupted) return { kept: interrupted, tables: [] };
    const from = majorOf(places.cluster);
    if (from === undefined) {
      throw new BackendError(`${dataDirectory} holds no database: set DATA_DIR to its folder.`);
    }
    if (Number(from) >= Number(major)) {
      throw new BackendError(`${places.cluster} is of PostgreSQL ${from}: nothing is to be done.`);
    }
    const kept = replacedCluster(places.cluster, from);
    if (existsSync(kept)) {
      throw new BackendError(`${kept} is there from an earlier upgrade: move it away first.`);
    }
    await fetchPrograms(places.cluster, major);
    await clear(places);
    // The old cluster runs without the archive now, and the segments of the new one are not those of its line.
    endLine(dataDirectory);
    const tables = await copyCluster(upgrade, places);
    renameSync(places.building, places.ready);
    await syncFolder(dataDirectory);
    renameSync(places.cluster, kept);
    renameSync(places.ready, places.cluster);
    await syncFolder(dataDirectory);
    return { kept, tables };
  } finally {
    held.release();
  }
}

/** Deletes the clusters that upgrades have replaced. @returns their folders. */
export function discardReplaced(dataDirectory: string): string[] {
  const { cluster } = placesIn(dataDirectory);
  const current = majorOf(cluster);
  if (current === undefined) throw new BackendError(`${cluster} is not there: nothing is deleted.`);
  const held = openDataDirectory(dataDirectory);
  try {
    const replaced = replacedClusters(cluster);
    for (const folder of replaced) rmSync(folder, { recursive: true });
    return replaced;
  } finally {
    held.release();
  }
}

type Folders = { cluster: string; building: string; ready: string };

function foldersOf(dataDirectory: string, major: string): Folders {
  const { cluster } = placesIn(dataDirectory);
  return { cluster, building: `${cluster}-${major}.partial`, ready: `${cluster}-${major}.ready` };
}

/**
 * Does the last rename of an earlier run that was killed just before it: no server has written since, as none
 * starts without a cluster.
 */
async function finishInterrupted({ cluster, ready }: Folders): Promise<string | undefined> {
  if (majorOf(cluster) !== undefined || majorOf(ready) === undefined) return undefined;
  const [kept] = replacedClusters(cluster);
  if (kept === undefined) return undefined;
  // A start that was refused has left an empty folder.
  if (existsSync(cluster)) rmdirSync(cluster);
  renameSync(ready, cluster);
  await syncFolder(path.dirname(cluster));
  return kept;
}

/** Removes what an interrupted run has left, as the old cluster may have been written to since. */
async function clear({ building, ready }: Folders): Promise<void> {
  for (const folder of [building, ready]) {
    if (existsSync(folder)) await stopLeftover(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyCluster({ secretsFile, major, without, log }: Upgrade, places: Folders) {
  const secrets = await loadSecrets(secretsFile);
  const { databasePasswords } = secrets;
  const superuserPassword = databasePasswords.supabase_admin;
  const old = await startCluster({
    directory: places.cluster,
    superuserPassword,
    flags: { default_transaction_read_only: "on" },
    log,
  });
  try {
    const directory = places.building;
    const fresh = await startCluster({ directory, superuserPassword, major, log });
    try {
      return await copyDatabase(
        await findSuperuserUrl(old.superuserUrl, secrets),
        fresh,
        databasePasswords,
        without,
      );
    } finally {
      await fresh.stop();
    }
  } finally {
    await old.stop();
  }
}

/** Copies everything in a database into a new cluster, and reads it again from there. */
async function copyDatabase(
  sourceUrl: string,
  cluster: Cluster,
  passwords: Secrets["databasePasswords"],
  without: readonly string[],
): Promise<LoadedTable[]> {
  const snapshot = await openSnapshot(sourceUrl);
  try {
    if (snapshot.leftOut.length > 0) {
      throw new BackendError(`This cannot be carried over: ${snapshot.leftOut.join(", ")}.`);
    }
    await prepareDatabase(cluster, passwords, snapshot.applied);
    const tables = snapshot.tables.filter((table) => !without.includes(nameOf(table)));
    const loader = await openLoader(cluster.superuserUrl, tables, without);
    const loaded: LoadedTable[] = [];
    try {
      for (const table of tables) {
        const rows = digestRows();
        const sink = loader.table(table);
        for await (const chunk of snapshot.rows(table)) {
          rows.update(chunk);
          await sink.write(chunk);
        }
        await sink.end();
        loaded.push({ schema: table.schema, name: table.name, ...rows.result() });
      }
      await loader.finish(await snapshot.sequences(), loaded);
    } finally {
      await loader.close();
    }
    return loaded;
  } finally {
    await snapshot.close();
  }
}

function majorOf(directory: string): string | undefined {
  const file = path.join(directory, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}
