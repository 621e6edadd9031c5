import { type FileHandle, open, readdir } from "node:fs/promises";
import path from "node:path";

/** Folders that PostgreSQL fills itself, which are copied empty. */
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
/** Files of a running cluster, or of an earlier backup. */
const LEFT_OUT = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "backup_label",
  "tablespace_map",
  "backup_manifest",
  "current_logfiles",
]);
const LEFT_OUT_ANYWHERE = /^(pgsql_tmp|pg_internal\.init)/;
/** Copied last, like in PostgreSQL's own tool, as it must not be older than any other file. */
const CONTROL = "global/pg_control";
const CHUNK = 256 * 1024;

type ClusterEntry = { name: string; isFolder: boolean };

/**
 * The files of a running cluster that belong into a base backup, as PostgreSQL's manual lists them
 * ("Making a Base Backup Using the Low Level API").
 */
export async function* clusterEntries(directory: string): AsyncGenerator<ClusterEntry> {
  yield* entriesBelow(directory, "");
  yield { name: "pg_wal/archive_status", isFolder: true };
  yield { name: CONTROL, isFolder: false };
}

async function* entriesBelow(directory: string, below: string): AsyncGenerator<ClusterEntry> {
  const entries = await readdir(path.join(directory, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // A database that was dropped in the meantime; the WAL says so.
      if (error.code === "ENOENT" && below !== "") return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const name = path.posix.join(below, entry.name);
    if (LEFT_OUT.has(name) || LEFT_OUT_ANYWHERE.test(entry.name) || name === CONTROL) continue;
    if (entry.isFile()) yield { name, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { name, isFolder: true };
    if (!EMPTIED.has(name)) yield* entriesBelow(directory, name);
  }
}

/** @returns undefined for a file that was deleted in the meantime. */
export async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return open(file, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/**
 * Exactly `size` bytes of a file that PostgreSQL may be writing: zeros replace a part that was cut off
 * meanwhile, and the WAL corrects every page that changed while it was read.
 */
export async function* bytesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - from));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, from);
    const isShort = bytesRead === 0;
    yield isShort ? chunk : chunk.subarray(0, bytesRead);
    from += isShort ? chunk.length : bytesRead;
  }
}
