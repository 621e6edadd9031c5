import { createHash, randomUUID } from "node:crypto";
import { constants, mkdirSync } from "node:fs";
import {
  copyFile,
  type FileHandle,
  link,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Log } from "../log.ts";
import { syncFolder } from "../sync-folder.ts";
import { tooLarge } from "./errors.ts";
import { codeOf } from "./failure.ts";

/** Bytes that are safely stored and do not belong to a row yet. */
export type Blob = { version: string; size: number; md5: string };

/** What is stored, opened for reading: a part of a `FileHandle`. */
export type StoredFile = {
  stat(): Promise<{ size: number }>;
  /** Both ends are included; by default the whole file, which is closed then. */
  createReadStream(part?: { start?: number; end?: number; autoClose?: boolean }): Readable;
  close(): Promise<void>;
};

export type Blobs = {
  /** The project that owns the files; undefined before anybody has claimed them. */
  owner(): Promise<string | undefined>;
  /**
   * Claims the files for a project, unless they are another's: sweeps delete files that their database does not
   * know.
   * @returns the owner
   */
  claim(projectId: string): Promise<string>;
  /**
   * Stores the bytes under a new name, or that of a file of another store. Rejects, and keeps
   * nothing, when they are cut off or too many.
   */
  receive(bytes: AsyncIterable<Buffer>, maxBytes: number, version?: string): Promise<Blob>;
  /** @returns undefined if it does not exist. */
  open(version: string): Promise<StoredFile | undefined>;
  /** @returns the name of the copy; undefined if there is nothing to copy. */
  copy(version: string): Promise<string | undefined>;
  /** Never rejects: files that cannot be deleted now are swept later. */
  discard(versions: readonly (string | null | undefined)[]): Promise<void>;
  /** The names of all stored files. */
  list(): Promise<string[]>;
  /** Those of them that were stored before a moment, without files that are gone. */
  storedBefore(versions: readonly string[], moment: Date): Promise<string[]>;
};

/** Longer than any upload takes: older partial files were left by a server that died. */
export const LEFT_AFTER_MS = 60 * 60 * 1000;

/** The file that names the owner of a folder. */
export const MARKER = "project";
/** The form of our names; nothing else is looked for. */
export const VERSION = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FOLDERS = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));

/**
 * Files named by their row's version: never by a chosen name, and never changed once written, so
 * that a reader has either the old bytes or the new ones. Several servers may share the folder:
 * only partial files that nobody has written to for long are deleted.
 */
export async function openBlobs(
  directory: string,
  log: Log,
  leftAfterMs = LEFT_AFTER_MS,
): Promise<Blobs> {
  const incoming = path.join(directory, "incoming");
  await openIncoming(incoming, leftAfterMs);
  for (const folder of FOLDERS) {
    mkdirSync(path.join(directory, folder), { recursive: true, mode: 0o700 });
  }
  await syncFolder(directory);

  const marker = path.join(directory, MARKER);
  const place = (version: string) => {
    if (!VERSION.test(version)) return undefined;
    return path.join(directory, version.slice(0, 2), version);
  };

  /** Writes a new file under a temporary name, then renames it, so that it is complete or missing. */
  const keep = async <Result>(
    write: (file: string) => Promise<Result>,
    version: string = randomUUID(),
  ) => {
    // Another run may be writing the same file, or have been killed while it did.
    const partial = path.join(incoming, `${version}.${randomUUID()}`);
    const final = path.join(directory, version.slice(0, 2), version);
    let isOurs = false;
    try {
      const result = await write(partial);
      await rename(partial, final);
      isOurs = true;
      await syncFolder(path.dirname(final));
      return { version, result };
    } catch (error) {
      await rm(isOurs ? final : partial, { force: true });
      throw error;
    }
  };

  return {
    owner: () => unlessMissing(() => readFile(marker, "utf8")),

    async claim(projectId) {
      // Linked, as another server may be claiming them now, and nobody may read half of it.
      const draft = path.join(incoming, randomUUID());
      await writeFile(draft, projectId, { mode: 0o600, flush: true });
      await link(draft, marker).catch((error: unknown) => {
        if (codeOf(error) !== "EEXIST") throw error;
      });
      await rm(draft, { force: true });
      return readFile(marker, "utf8");
    },

    async receive(bytes, maxBytes, name) {
      const { version, result } = await keep((file) => writeWhole(file, bytes, maxBytes), name);
      return { version, ...result };
    },

    async open(version) {
      const file = place(version);
      return file === undefined ? undefined : unlessMissing(() => open(file, "r"));
    },

    async copy(version) {
      const file = place(version);
      if (file === undefined) return undefined;
      return unlessMissing(async () => {
        const copied = await keep(async (target) => {
          await copyFile(file, target, constants.COPYFILE_FICLONE);
          await syncFile(target);
        });
        return copied.version;
      });
    },

    async discard(versions) {
      for (const version of versions) {
        const file = version == null ? undefined : place(version);
        if (file === undefined) continue;
        await rm(file, { force: true }).catch((error: unknown) =>
          log("warn", "storage: a file could not be deleted", { version, error: String(error) }),
        );
      }
    },

    async list() {
      const lists = await Promise.all(
        FOLDERS.map((folder) => readdir(path.join(directory, folder))),
      );
      return lists.flat().filter((name) => VERSION.test(name));
    },

    async storedBefore(versions, moment) {
      const files = versions.flatMap((version) => place(version) ?? []);
      return (await writtenBefore(files, moment)).map((file) => path.basename(file));
    },
  };
}

/** Creates the folder for arriving files, and drops files to which nobody has written for long. */
export async function openIncoming(folder: string, leftAfterMs: number): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = (await readdir(folder)).map((name) => path.join(folder, name));
  for (const file of await writtenBefore(partial, new Date(Date.now() - leftAfterMs))) {
    await rm(file, { recursive: true, force: true });
  }
}

/** Restores bytes from a backup, under the version in their row. */
export async function putBack(
  directory: string,
  version: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  if (!VERSION.test(version)) throw new Error(`${version} is no version of a file`);
  const folder = path.join(directory, version.slice(0, 2));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writeWhole(path.join(folder, version), bytes, Number.POSITIVE_INFINITY);
  await syncFolder(folder);
}

async function writtenBefore(files: string[], moment: Date): Promise<string[]> {
  const old: string[] = [];
  for (const file of files) {
    const found = await unlessMissing(() => stat(file));
    if (found && found.mtime < moment) old.push(file);
  }
  return old;
}

/** Writes bytes to a new file and the disk. Rejects when they are cut off or too many. */
export async function writeWhole(file: string, bytes: AsyncIterable<Buffer>, maxBytes: number) {
  const hash = createHash("md5");
  const handle = await open(file, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      hash.update(chunk);
      await writeAll(handle, chunk);
    }
    await handle.sync();
    return { size, md5: hash.digest("hex") };
  } finally {
    await handle.close();
  }
}

/** A write may accept only a part, for example before a disk is full. */
async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let from = 0; from < chunk.length; ) {
    from += (await handle.write(chunk, from)).bytesWritten;
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
