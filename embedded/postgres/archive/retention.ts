import { baseFolder, listBases } from "./bases.ts";
import type { ArchiveStore } from "./store.ts";

const SEGMENT_NAME = /^([0-9A-F]{24})/;

/**
 * Deletes everything of a line that no kept base needs: older bases, bases that a crash left unfinished, the
 * WAL before the oldest kept base, and stored files that were gone before it began.
 */
export async function prune(settings: {
  store: ArchiveStore;
  line: string;
  keepBases: number;
  /** The stored files that the server has now, by version. */
  present: ReadonlySet<string>;
}): Promise<void> {
  const { store, line, keepBases, present } = settings;
  const bases = await listBases(store, line);
  const kept = bases.slice(-keepBases);
  const [oldest] = kept;
  const newest = kept.at(-1);
  if (!oldest || !newest) return;

  const names = new Set(kept.map(({ name }) => name));
  const unkept = (await store.list(`${line}/bases`)).filter(({ name }) => {
    const [base = ""] = name.split("/");
    // An unfinished base newer than the newest finished one may still be being written.
    return !names.has(base) && base < newest.name;
  });
  await store.remove(unkept.map(({ name }) => baseFolder(line, name)));

  const wal = await store.list(`${line}/wal`);
  const old = wal.filter(({ name }) => (SEGMENT_NAME.exec(name)?.[1] ?? "~") < oldest.firstSegment);
  await store.remove(old.map(({ name }) => `${line}/wal/${name}`));

  await pruneFiles(store, line, oldest.startedAt, present);
}

/**
 * Marks a stored file when it is first missing; files marked before the oldest kept base began were missing
 * at every moment that can be recovered.
 */
async function pruneFiles(
  store: ArchiveStore,
  line: string,
  since: Date,
  present: ReadonlySet<string>,
): Promise<void> {
  const marks = await store.list(`${line}/gone`);
  const marked = new Set(marks.map(({ name }) => name));
  const files = await store.list(`${line}/files`);
  for (const { name } of files) {
    if (!present.has(name) && !marked.has(name)) await store.write(`${line}/gone/${name}`, "");
  }
  const over = marks.filter(({ name, modifiedAt }) => modifiedAt < since && !present.has(name));
  await store.remove(over.flatMap(({ name }) => [`${line}/files/${name}`, `${line}/gone/${name}`]));
  // These are back, as after a time in which the folder of files could not be read.
  const back = marks.filter(({ name }) => present.has(name));
  await store.remove(back.map(({ name }) => `${line}/gone/${name}`));
}
