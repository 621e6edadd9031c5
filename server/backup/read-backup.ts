import { createHash } from "node:crypto";
import { BackendError } from "../../embedded/backend-error.ts";
import {
  type BackupHeader,
  type BackupManifest,
  backupHeader,
  backupManifest,
  FORMAT,
  HEADER,
  MANIFEST,
  partOf,
  SECRETS,
} from "./archive.ts";
import { nameOf, type Table } from "./catalogue.ts";
import type { Sink } from "./copy-rows.ts";
import { type ArchiveEntry, readArchive, readWhole } from "./read-archive.ts";
import { digestRows, type TableContent } from "./row-digest.ts";

export type Backup = { header: BackupHeader; manifest: BackupManifest };

/** Receives the parts of a backup, in the order of the archive. */
export type Receiver = {
  table(table: Table): Sink;
  file(version: string, bytes: AsyncIterable<Buffer>): Promise<void>;
};

/** Takes everything and keeps nothing. */
const NOBODY: Receiver = {
  table: () => ({ write: async () => undefined, end: async () => undefined }),
  async file(_version, bytes) {
    for await (const _ of bytes);
  },
};

/**
 * Reads a backup from its first byte to its last, and keeps nothing.
 * @throws BackendError if it is damaged, incomplete, of a later version, or cannot be decrypted
 */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Backup> {
  try {
    return await readBackup(file, passphrase, async () => NOBODY);
  } catch (error) {
    if (error instanceof BackendError) throw error;
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new BackendError(
      isMissing ? `${file} is not there.` : `${damaged(file)} (${String(error)})`,
    );
  }
}

/**
 * Passes everything in a backup to the receiver that `receive` returns, and compares it with the manifest.
 * @param receive gets the backup's header, and the text of its backend's keys
 * @throws BackendError as `checkBackup` does; whatever the receiver throws
 */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  receive: (header: BackupHeader, secrets: string | undefined) => Promise<Receiver>,
): Promise<Backup> {
  const entries = readArchive(file, passphrase);
  const first = await entries.next();
  if (first.done || first.value.name !== HEADER) throw new BackendError(damaged(file));
  const header = readHeader(await readWhole(first.value));
  const second = await entries.next();
  const hasSecrets = !second.done && second.value.name === SECRETS;
  const secrets = hasSecrets ? (await readWhole(second.value)).toString() : undefined;
  const receiver = await receive(header, secrets);
  const tables = tableReader(header, receiver);
  const files: BackupManifest["files"] = [];
  let manifest: BackupManifest | undefined;
  for (let next = hasSecrets ? await entries.next() : second; !next.done; ) {
    const entry = next.value;
    const part = partOf(entry.name);
    if (part?.kind === "table") {
      await tables.read(part, entry);
    } else {
      await tables.finish();
      if (part?.kind === "file") files.push(await readFile(part.version, entry, receiver));
      else if (entry.name === MANIFEST) manifest = readManifest(await readWhole(entry));
      else throw new BackendError(damaged(file));
    }
    next = await entries.next();
  }
  if (manifest === undefined) {
    throw new BackendError(`${file} is not whole: its end is missing. Use another backup.`);
  }
  if (!agrees(manifest, header, tables.content, files)) throw new BackendError(damaged(file));
  return { header, manifest };
}

function damaged(file: string): string {
  return `${file} is damaged, or no backup of Benih: use another one.`;
}

function readHeader(bytes: Buffer): BackupHeader {
  const told: unknown = JSON.parse(bytes.toString());
  const isLater =
    typeof told === "object" && told !== null && "format" in told && Number(told.format) > FORMAT;
  if (isLater) {
    throw new BackendError("The backup was made by a later version of Benih: use that one.");
  }
  return backupHeader.parse(told);
}

function readManifest(bytes: Buffer): BackupManifest {
  return backupManifest.parse(JSON.parse(bytes.toString()));
}

/** Joins the parts of each table, which are adjacent. */
function tableReader(header: BackupHeader, receiver: Receiver) {
  const tables = new Map(header.tables.map((table) => [nameOf(table), table]));
  const content = new Map<string, TableContent>();
  let open: { name: string; parts: number; sink: Sink; rows: ReturnType<typeof digestRows> };
  let isOpen = false;
  const finish = async () => {
    if (!isOpen) return;
    isOpen = false;
    content.set(open.name, open.rows.result());
    await open.sink.end();
  };
  const begin = async (name: string) => {
    await finish();
    const table = tables.get(name);
    if (!table || content.has(name)) throw new Error(`${name} is not expected here`);
    open = { name, parts: 0, sink: receiver.table(table), rows: digestRows() };
    isOpen = true;
  };
  return {
    content,
    finish,
    async read({ table, part }: { table: string; part: number }, entry: ArchiveEntry) {
      if (!isOpen || open.name !== table) await begin(table);
      open.parts += 1;
      if (part !== open.parts) throw new Error(`A part of ${table} is missing`);
      for await (const chunk of entry.body) {
        open.rows.update(chunk);
        await open.sink.write(chunk);
      }
    },
  };
}

async function readFile(version: string, entry: ArchiveEntry, receiver: Receiver) {
  const digest = createHash("sha256");
  let bytes = 0;
  async function* counted() {
    for await (const chunk of entry.body) {
      bytes += chunk.length;
      digest.update(chunk);
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  }
  await receiver.file(version, counted());
  return { version, bytes, sha256: digest.digest("hex") };
}

function agrees(
  manifest: BackupManifest,
  header: BackupHeader,
  content: Map<string, TableContent>,
  files: BackupManifest["files"],
): boolean {
  const nothing = digestRows().result();
  return (
    manifest.tables.length === header.tables.length &&
    manifest.tables.every((table) => {
      const found = content.get(nameOf(table)) ?? nothing;
      return (
        found.rows === table.rows && found.bytes === table.bytes && found.digest === table.digest
      );
    }) &&
    manifest.files.length === files.length &&
    manifest.files.every(({ version, bytes, sha256 }, at) => {
      const found = files[at];
      return found?.version === version && found.bytes === bytes && found.sha256 === sha256;
    })
  );
}
