import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ArchiveStore, readText } from "./store.ts";

const VERSION = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Where the archive keeps the secrets: the newest ones, which know the earlier ones, too. */
export const secretsName = (line: string): string => `${line}/secrets.json`;
/** Where the archive keeps a stored file. */
export const fileName = (line: string, version: string): string => `${line}/files/${version}`;

/** The versions of the stored files (embedded/storage/blobs.ts) below a folder. */
export async function storedVersions(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return new Map(
    entries
      .filter(({ name, parentPath }) => VERSION.test(name) && !parentPath.endsWith("incoming"))
      .map(({ name, parentPath }) => [name, path.join(parentPath, name)]),
  );
}

/**
 * Copies into the archive what is not there yet: a stored file is never changed, so that its name is
 * enough to tell.
 * @returns the versions that are stored now.
 */
export async function keepFiles(settings: {
  store: ArchiveStore;
  line: string;
  filesFolder: string;
  secretsFile: string;
  /** What is known to be in the archive; grows by what is copied. */
  archived: Set<string>;
}): Promise<Set<string>> {
  const { store, line, filesFolder, secretsFile, archived } = settings;
  const secrets = await readFile(secretsFile, "utf8");
  if ((await readText(store, secretsName(line))) !== secrets) {
    await store.write(secretsName(line), secrets);
  }
  const stored = await storedVersions(filesFolder);
  for (const [version, file] of stored) {
    if (archived.has(version)) continue;
    const isCopied = await store.write(fileName(line, version), createReadStream(file)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // Deleted in the meantime.
        if (error.code === "ENOENT" && error.path === file) return false;
        throw error;
      },
    );
    if (isCopied) archived.add(version);
  }
  return new Set(stored.keys());
}
