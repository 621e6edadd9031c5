import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import { openDataDirectory, serverOn, writeMarker } from "../../embedded/data-directory.ts";
import {
  loadSecrets,
  readSecrets,
  type Secrets,
  writeSecretsOfCopy,
} from "../../embedded/gateway/secrets.ts";
import { claim, layBase } from "../../embedded/given-database.ts";
import type { Log } from "../../embedded/log.ts";
import { placesIn } from "../../embedded/places.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import { joinCluster } from "../../embedded/postgres/given-cluster.ts";
import { stopLeftover } from "../../embedded/postgres/leftover.ts";
import { openBlobs, putBack } from "../../embedded/storage/blobs.ts";
import type { BackupHeader, BackupManifest } from "./archive.ts";
import { type Applied, nameOf, readTables } from "./catalogue.ts";
import { type Loader, openLoader } from "./load-rows.ts";
import { prepareDatabase, requireKnown } from "./prepare-database.ts";
import { type Backup, checkBackup, type Receiver, readBackup } from "./read-backup.ts";

type Prepared = { superuserUrl: string; stop(): Promise<void> };

type Restore = {
  file: string;
  passphrase: string | undefined;
  /** The new DATA_DIR: empty, or missing. */
  into: string;
  /** A superuser's address of an empty database that somebody else runs. Default: a cluster in `into`. */
  postgresUrl?: string | undefined;
  /** Names of tables that are left out. */
  without: readonly string[];
  log: Log;
};

/** Everything is built here, and moved up when it is complete. */
const BUILDING = "restoring";

/**
 * Makes a data folder from a backup, and compares every table and file with it. The backup is read to its end
 * before anything is made, and a failure leaves nothing behind.
 * @throws BackendError if the folder is in use or not empty, or the backup cannot be restored
 */
export async function restoreBackup(restore: Restore): Promise<Backup> {
  const { into } = restore;
  const isNew = await requireFree(into);
  const { header } = await checkBackup(restore.file, restore.passphrase);
  if (header.applied.base.length === 0) {
    throw new BackendError(
      `${restore.file} is of a Supabase project elsewhere: open it with tar and load its tables there (docs/operations/data.md).`,
    );
  }
  requireKnown(header.applied);
  const building = path.join(into, BUILDING);
  mkdirSync(building, { recursive: true });
  try {
    const backup = await build(building, restore);
    const { cluster, files, secrets } = placesIn(building);
    for (const name of [cluster, files, secrets]) {
      if (existsSync(name)) renameSync(name, path.join(into, path.basename(name)));
    }
    // Last, since without it a start treats the folder as a stranger's.
    const { projectId } = readSecrets(placesIn(into).secrets);
    writeMarker(into, { project: projectId });
    return backup;
  } catch (error) {
    if (restore.postgresUrl === undefined || !(error instanceof BackendError)) throw error;
    throw new BackendError(`${error.message} Before another attempt, make the database anew.`);
  } finally {
    rmSync(building, { recursive: true, force: true });
    if (isNew && readdirSync(into).length === 0) rmdirSync(into);
  }
}

/** @returns whether the folder does not exist yet. */
async function requireFree(into: string): Promise<boolean> {
  if (!existsSync(into)) return true;
  if (!statSync(into).isDirectory()) {
    throw new BackendError(`${into} is not a folder: choose another one with --into.`);
  }
  const building = path.join(into, BUILDING);
  if (serverOn(building) !== undefined) {
    throw new BackendError(`Another restore is filling ${into}: wait for it.`);
  }
  const inside = readdirSync(into);
  if (inside.some((name) => name !== BUILDING)) {
    throw new BackendError(
      `${into} holds data (such as ${inside.find((name) => name !== BUILDING)}): restore into a new folder with --into, and start with DATA_DIR set to it.`,
    );
  }
  // Left by a restore that was killed.
  const { cluster } = placesIn(building);
  if (existsSync(cluster)) await stopLeftover(cluster);
  rmSync(building, { recursive: true, force: true });
  return false;
}

async function build(building: string, restore: Restore): Promise<Backup> {
  const places = placesIn(building);
  const held = openDataDirectory(building);
  const closing: (() => Promise<void>)[] = [];
  let loader: Loader | undefined;
  const receive = async (header: BackupHeader, secrets: string | undefined): Promise<Receiver> => {
    const kept =
      secrets === undefined
        ? await loadSecrets(places.secrets)
        : writeSecretsOfCopy(places.secrets, secrets);
    const cluster =
      restore.postgresUrl === undefined
        ? await startOwn(places.cluster, kept, header.applied, restore.log)
        : await fillGiven(restore.postgresUrl, kept, header.applied, restore.log);
    closing.unshift(cluster.stop);
    const tables = header.tables.filter((table) => !restore.without.includes(nameOf(table)));
    const opened = await openLoader(cluster.superuserUrl, tables, restore.without);
    loader = opened;
    closing.unshift(opened.close);
    const nowhere = { write: async () => undefined, end: async () => undefined };
    return {
      table: (table) => (restore.without.includes(nameOf(table)) ? nowhere : opened.table(table)),
      file: (version, bytes) => putBack(places.files, version, bytes),
    };
  };
  try {
    const backup = await readBackup(restore.file, restore.passphrase, receive);
    const { sequences, tables, files } = backup.manifest;
    await loader?.finish(sequences, tables);
    // Otherwise it would make the folder, and the old one could not be moved there.
    if (backup.header.hasFiles) await verifyFiles(places.files, files, restore.log);
    return backup;
  } finally {
    for (const close of closing) await close();
    held.release();
  }
}

async function startOwn(
  directory: string,
  { databasePasswords }: Secrets,
  applied: Applied,
  log: Log,
): Promise<Prepared> {
  const superuserPassword = databasePasswords.supabase_admin;
  const cluster = await startCluster({ directory, superuserPassword, log });
  try {
    await prepareDatabase(cluster, databasePasswords, applied);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Claims it first, so that no server that starts meanwhile takes it. */
async function fillGiven(
  postgresUrl: string,
  secrets: Secrets,
  applied: Applied,
  log: Log,
): Promise<Prepared> {
  const cluster = await joinCluster(postgresUrl, log);
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const [found] = (await readTables(client)).tables;
    if (found) {
      throw new BackendError(
        `The database holds tables (such as ${nameOf(found)}): name an empty one, of a cluster of its own.`,
      );
    }
    await claim(client, secrets, "those of the backup");
  } finally {
    await client.end();
  }
  await prepareDatabase(cluster, secrets.databasePasswords, applied, (only) =>
    layBase(cluster, secrets, only),
  );
  return cluster;
}

async function verifyFiles(folder: string, files: BackupManifest["files"], log: Log) {
  const blobs = await openBlobs(folder, log);
  for (const { version, sha256 } of files) {
    const handle = await blobs.open(version);
    const digest = createHash("sha256");
    try {
      for await (const chunk of handle?.createReadStream({ autoClose: false }) ?? []) {
        digest.update(chunk);
      }
    } finally {
      await handle?.close();
    }
    if (digest.digest("hex") !== sha256) {
      throw new BackendError(`The file ${version} is not as it is in the backup: check the disk.`);
    }
  }
}
