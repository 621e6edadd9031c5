import type { Readable } from "node:stream";

/** A file of the archive; `modifiedAt` is when it got there. */
export type ArchivedFile = { name: string; size: number; modifiedAt: Date };

/**
 * Where an archive is kept. Names are relative, with slashes, such as
 * `20261128T120000Z-4f2a91c0/bases/20261128T120500Z/base.json`.
 */
export type ArchiveStore = {
  /** For messages: where it is. */
  where: string;
  /** The shell command by which PostgreSQL archives one segment (`archive_command`). */
  archiveCommand(line: string): string;
  /** Makes what the archive command needs, before PostgreSQL starts. */
  prepareLine(line: string): Promise<void>;
  /** Writes a file whole or not at all, readable by the operator only. */
  write(name: string, content: Readable | string): Promise<void>;
  /** @returns undefined when it is not there. */
  read(name: string): Promise<Readable | undefined>;
  /** The files whose name begins with `prefix` and a slash, at any depth; names without both. */
  list(prefix: string): Promise<ArchivedFile[]>;
  /** The names that stand before the first slash. */
  lines(): Promise<string[]>;
  /** Deletes files; what is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
};

/** The whole text of a small file; undefined when it is not there. */
export async function readText(store: ArchiveStore, name: string): Promise<string | undefined> {
  const stream = await store.read(name);
  if (!stream) return undefined;
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += String(chunk);
  return text;
}
