import { type Base, listBases } from "./bases.ts";
import { listSegments, nameAfter, type Segment, unbrokenFrom } from "./segments.ts";
import type { ArchiveStore } from "./store.ts";

/**
 * What can be recovered of a line by an unbroken row of WAL: from the end of the oldest base on it to
 * its last segment. A line has several where segments never reached the archive, or were lost there.
 */
export type Coverage = {
  line: string;
  bases: [Base, ...Base[]];
  segments: Segment[];
  from: Date;
  to: Date;
  /** The segment that is missing, though later ones are there. */
  lacking: string | undefined;
};

/** Of every line that has a base; what was last written to at the end. */
export async function readCoverage(store: ArchiveStore): Promise<Coverage[]> {
  const found: Coverage[] = [];
  for (const line of await store.lines()) found.push(...(await coverageOf(store, line)));
  return found.sort((one, other) => one.to.getTime() - other.to.getTime());
}

/** Of one line, in order. */
export async function coverageOf(store: ArchiveStore, line: string): Promise<Coverage[]> {
  const all = await listSegments(store, line);
  const rows: Pick<Coverage, "bases" | "segments" | "lacking">[] = [];
  for (const base of await listBases(store, line)) {
    const row = rows.at(-1);
    if (row?.segments.some(({ name }) => name === base.firstSegment)) {
      row.bases.push(base);
      continue;
    }
    const segments = unbrokenFrom(all, base.firstSegment);
    const last = segments.at(-1);
    // A base whose WAL is gone brings nothing back.
    if (!last) continue;
    const goesOn = all.some(
      ({ name }) => name > last.name && name.slice(0, 8) === last.name.slice(0, 8),
    );
    rows.push({ bases: [base], segments, lacking: goesOn ? nameAfter(last.name) : undefined });
  }
  return rows.map((row, index) => {
    const from = row.bases[0].endedAt;
    const times = row.segments.map(({ archivedAt }) => archivedAt.getTime());
    // A segment may have got there, or been copied, long after it was written.
    const next = rows[index + 1]?.bases[0].startedAt.getTime() ?? Number.POSITIVE_INFINITY;
    const to = new Date(Math.min(next, Math.max(from.getTime(), ...times)));
    return { line, ...row, from, to };
  });
}

/** For people: one line of text for each. */
export function describeCoverage(coverage: readonly Coverage[]): string {
  return coverage
    .map(
      ({ line, bases, from, to, lacking }) =>
        `${line}: from ${from.toISOString()} to ${to.toISOString()}, ${bases.length} base(s)${
          lacking === undefined ? "" : `; then the segment ${lacking} is missing`
        }`,
    )
    .join("\n");
}
