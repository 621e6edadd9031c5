import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { VERSION } from "../../storage/blobs.ts";
import { openIfThere } from "./cluster-files.ts";
import type { ArchiveStore } from "./store.ts";

/** Where the archive keeps the newest secrets, which include the earlier ones. */
export const secretsName = (line: string): string => `${line}/secrets.json`;
/** Where the archive keeps a stored file. */
export const fileName = (line: string, version: string): string => `${line}/files/${version}`;

/** The versions of the stored files (embedded/storage/blobs.ts) below a folder. */
async function storedVersions(folder: string): Promise<Map<string, string>> {
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

/** The versions in the archive, and the secrets that were last written. */
export type ArchivedFiles = { versions: Set<string>; secrets?: string };

/** Reads which stored files the archive has. */
export async function readArchivedFiles(store: ArchiveStore, line: string): Promise<ArchivedFiles> {
  const files = await store.list(`${line}/files`);
  return { versions: new Set(files.map(({ name }) => name)) };
}

/**
 * Copies new files into the archive. A stored file never changes, so its name is enough to tell.
 * @returns the versions that are stored now
 */
export async function keepFiles(settings: {
  store: ArchiveStore;
  line: string;
  filesFolder: string;
  secretsFile: string;
  /** What is known to be in the archive; copied files are added. */
  archived: ArchivedFiles;
}): Promise<Set<string>> {
  const { store, line, filesFolder, secretsFile, archived } = settings;
  const secrets = await readFile(secretsFile, "utf8");
  if (archived.secrets !== secrets) {
    await store.write(secretsName(line), secrets);
    archived.secrets = secrets;
  }
  const stored = await storedVersions(filesFolder);
  for (const [version, file] of stored) {
    if (archived.versions.has(version)) continue;
    const handle = await openIfThere(file);
    if (!handle) continue;
    await store.write(fileName(line, version), handle.createReadStream());
    archived.versions.add(version);
  }
  return new Set(stored.keys());
}
