import type { ArchiveStore } from "./store.ts";

/** A piece of WAL of 16 MB, and when it got into the archive. */
export type Segment = { name: string; archivedAt: Date };

const FILE = /^([0-9A-F]{24})\.gz$/;
/** After the eight digits of the timeline. */
const PARTS = /^(.{8})(.{8})(.{8})$/;
const IN_ONE_LOG = 256;

/** The segments of WAL of a line in order. */
export async function listSegments(store: ArchiveStore, line: string): Promise<Segment[]> {
  const files = await store.list(`${line}/wal`);
  return files
    .flatMap(({ name, modifiedAt }) => {
      const segment = FILE.exec(name)?.[1];
      return segment === undefined ? [] : [{ name: segment, archivedAt: modifiedAt }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The segments from one on, up to the first that is not there. */
export function unbrokenFrom(segments: readonly Segment[], first: string): Segment[] {
  const byName = new Map(segments.map((segment) => [segment.name, segment]));
  const row: Segment[] = [];
  for (let next = byName.get(first); next; next = byName.get(nameAfter(next.name))) row.push(next);
  return row;
}

/** The name of the segment that PostgreSQL writes after one. */
export function nameAfter(name: string): string {
  const [, timeline = "", log = "", segment = ""] = PARTS.exec(name) ?? [];
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, "0");
  const number = Number.parseInt(log, 16) * IN_ONE_LOG + Number.parseInt(segment, 16) + 1;
  return timeline + hex(Math.floor(number / IN_ONE_LOG)) + hex(number % IN_ONE_LOG);
}
