import type { Readable } from "node:stream";

/** A file of the archive; `modifiedAt` is when it arrived there. */
export type ArchivedFile = { name: string; size: number; modifiedAt: Date };

/**
 * Where an archive is kept. Names are relative, with slashes, such as
 * `20261128T120000Z-4f2a91c0/bases/20261128T120500Z/base.json`.
 */
export type ArchiveStore = {
  /** Its location, for messages. */
  where: string;
  /** The shell command by which PostgreSQL archives one segment (`archive_command`). */
  archiveCommand(line: string): string;
  /** Prepares what the archive command needs, before PostgreSQL starts. */
  prepareLine(line: string): Promise<void>;
  /** Writes a file completely or not at all, readable only by the operator. */
  write(name: string, content: Readable | string): Promise<void>;
  /** @returns undefined if it does not exist. */
  read(name: string): Promise<Readable | undefined>;
  /** The files whose name begins with `prefix` and a slash, at any depth; names without both. */
  list(prefix: string): Promise<ArchivedFile[]>;
  /** The parts of names before the first slash. */
  lines(): Promise<string[]>;
  /** Deletes files; a missing one is no error. */
  remove(names: readonly string[]): Promise<void>;
};

/** The whole text of a small file; undefined if it does not exist. */
export async function readText(store: ArchiveStore, name: string): Promise<string | undefined> {
  const stream = await store.read(name);
  if (!stream) return undefined;
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += String(chunk);
  return text;
}
