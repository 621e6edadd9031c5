import { createReadStream, createWriteStream, type Dirent } from "node:fs";
import { access, chown, mkdir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackendError } from "../../backend-error.ts";
import { syncFolder } from "../../sync-folder.ts";
import { canReach, type OperatingUser } from "../operating-user.ts";
import { forPostgres, quote } from "./shell.ts";
import type { ArchivedFile, ArchiveStore } from "./store.ts";

/**
 * An archive in a folder, best on another disk or machine. The folder of the segments belongs to PostgreSQL's
 * account, which writes there; everything else is ours.
 */
export function openFolderStore(folder: string, user: OperatingUser): ArchiveStore {
  const place = (name: string) => path.join(folder, name);
  return {
    where: folder,

    archiveCommand: (line) => archiveInto(place(`${line}/wal`)),

    async prepareLine(line) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o755 });
        await mkdir(place(line), { recursive: true, mode: 0o755 });
        await mkdir(place(`${line}/wal`), { recursive: true, mode: 0o700 });
        for (const part of ["bases", "files"]) await dropCutOff(place(`${line}/${part}`));
        if (user !== "ourselves") await chown(place(`${line}/wal`), user.uid, user.gid);
      } catch (error) {
        throw new BackendError(
          `WAL_ARCHIVE (${folder}) cannot be written (${String(error)}): name a folder that this user may write.`,
        );
      }
      if (!canReach(user, place(`${line}/wal`))) {
        throw new BackendError(
          `The account postgres cannot enter a folder above ${folder}: choose a WAL_ARCHIVE outside private folders such as /root.`,
        );
      }
    },

    async write(name, content) {
      const file = place(name);
      const partial = `${file}.${process.pid}${PARTIAL}`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await pipeline(
          typeof content === "string" ? Readable.from([content]) : content,
          createWriteStream(partial, { mode: 0o600, flush: true }),
        );
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw error;
      }
      await syncFolder(path.dirname(file));
    },

    async read(name) {
      const isThere = await access(place(name)).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(place(name)) : undefined;
    },

    async list(prefix) {
      const files: ArchivedFile[] = [];
      for (const name of await namesBelow(place(prefix))) {
        const found = await stat(path.join(place(prefix), name)).catch(() => undefined);
        if (found) files.push({ name, size: found.size, modifiedAt: found.mtime });
      }
      return files;
    },

    async lines() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    async remove(names) {
      for (const name of names) await rm(place(name), { force: true });
      // Removes the folder of a base, which is now empty; other folders are not.
      for (const below of new Set(names.map((name) => path.dirname(place(name))))) {
        await rmdir(below).catch(() => undefined);
      }
    },
  };
}

const PARTIAL = ".partial";

/** A file that nobody has written to for so long has no writer any more. */
const CUT_OFF_AFTER_MS = 60 * 60 * 1000;

async function namesBelow(folder: string): Promise<string[]> {
  const entries = await filesBelow(folder);
  return entries.filter((name) => !name.endsWith(PARTIAL));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, {
    withFileTypes: true,
    recursive: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Deletes what a crash left half written: nobody lists it, and a base is as large as the database. */
async function dropCutOff(folder: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    const file = path.join(folder, name);
    const found = name.endsWith(PARTIAL) ? await stat(file).catch(() => undefined) : undefined;
    if (found && found.mtimeMs < Date.now() - CUT_OFF_AFTER_MS) await rm(file, { force: true });
  }
}

/**
 * Compressed, as a segment closed after a quiet minute is mostly zeros. An existing segment counts as archived
 * only if it is the same: PostgreSQL repeats what a crash interrupted, but a second cluster that writes here by
 * mistake is refused.
 */
function archiveInto(wal: string): string {
  const folder = quote(forPostgres(wal));
  const kept = `${folder}/%f.gz`;
  const partial = `${folder}/%f${PARTIAL}`;
  return [
    `if [ -e ${kept} ]; then gzip -dc ${kept} | cmp -s - "%p";`,
    `else gzip -nc1 < "%p" > ${partial} && sync ${partial}`,
    `&& mv ${partial} ${kept} && sync ${folder}; fi`,
  ].join(" ");
}
