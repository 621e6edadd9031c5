import { createHash } from "node:crypto";
import {
  type BackupHeader,
  type BackupManifest,
  FORMAT,
  filePart,
  HEADER,
  MANIFEST,
  SECRETS,
  tablePart,
} from "./archive.ts";
import { nameOf, type Table } from "./catalogue.ts";
import { digestRows } from "./row-digest.ts";
import { type FileOfRow, openSnapshot, type Snapshot } from "./snapshot.ts";
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

/** The bytes of a stored file, wherever they are kept; undefined if there are none. */
export type ReadFile = (
  file: FileOfRow,
) => Promise<{ size: number; bytes: AsyncIterable<Uint8Array> } | undefined>;

/** The source of a backup. */
export type Source = {
  /** With a login that may read everything: on the embedded backend, the superuser. */
  databaseUrl: string;
  /** Undefined: the database alone. */
  readFile?: ReadFile;
  /** The text of the embedded backend's keys. */
  secrets?: string;
};

/** A finished backup. */
export type Written = { file: string; bytes: number; manifest: BackupManifest };

/** A tar has the size of each entry before its bytes, so tables are cut into parts of this size. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Writes a backup of the database at one moment, with its files and keys, while everybody goes on working.
 * Memory does not grow with the data.
 * @throws BackendError if another backup of this database is running
 */
export async function writeBackup(
  source: Source,
  file: string,
  passphrase: string | undefined,
): Promise<Written> {
  const snapshot = await openSnapshot(source.databaseUrl);
  try {
    const header: BackupHeader = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      postgresVersion: snapshot.postgresVersion,
      applied: snapshot.applied,
      tables: snapshot.tables,
      hasFiles: source.readFile !== undefined,
    };
    const manifest: BackupManifest = {
      tables: [],
      sequences: [],
      files: [],
      missingFiles: [],
      leftOut: snapshot.leftOut,
    };
    const bytes = await writeArchive(file, passphrase, async (archive) => {
      await archive.add(HEADER, json(header));
      if (source.secrets !== undefined) await archive.add(SECRETS, source.secrets);
      for (const table of snapshot.tables) {
        manifest.tables.push(await addTable(archive, snapshot, table));
      }
      manifest.sequences.push(...(await snapshot.sequences()));
      const files = source.readFile === undefined ? [] : await snapshot.files();
      await snapshot.release();
      for (const stored of files) await addFile(archive, manifest, stored, source.readFile);
      await archive.add(MANIFEST, json(manifest));
    });
    return { file, bytes, manifest };
  } finally {
    await snapshot.close();
  }
}

async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: Table) {
  const name = nameOf(table);
  const content = digestRows();
  let part = 0;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    part += 1;
    await archive.add(tablePart(name, part), Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of snapshot.rows(table)) {
    content.update(chunk);
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return { schema: table.schema, name: table.name, ...content.result() };
}

async function addFile(
  archive: ArchiveWriter,
  manifest: BackupManifest,
  stored: FileOfRow,
  readFile: ReadFile | undefined,
): Promise<void> {
  const found = await readFile?.(stored);
  if (!found) {
    manifest.missingFiles.push(stored.version);
    return;
  }
  const digest = createHash("sha256");
  async function* digested(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await archive.addStream(filePart(stored.version), found.size, digested(found.bytes));
  manifest.files.push({
    version: stored.version,
    bytes: found.size,
    sha256: digest.digest("hex"),
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
