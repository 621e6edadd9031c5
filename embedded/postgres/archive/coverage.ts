import { type Base, listBases } from "./bases.ts";
import { listSegments, nameAfter, type Segment, unbrokenFrom } from "./segments.ts";
import type { ArchiveStore } from "./store.ts";

/**
 * A stretch of a line that can be recovered with an unbroken row of WAL: from the end of its oldest base to its
 * last segment. A line has several if segments never reached the archive, or were lost there.
 */
export type Coverage = {
  line: string;
  bases: [Base, ...Base[]];
  segments: Segment[];
  from: Date;
  to: Date;
  /** The missing segment, if there are later ones. */
  lacking: string | undefined;
};

/** The coverage of every line with a base; the one written to last is at the end. */
export async function readCoverage(store: ArchiveStore): Promise<Coverage[]> {
  const found: Coverage[] = [];
  for (const line of await store.lines()) found.push(...(await coverageOf(store, line)));
  return found.sort((one, other) => one.to.getTime() - other.to.getTime());
}

/** Stretches of other lines that were still written to when this one had begun: two servers ran at once. */
export function besides(chosen: Coverage, all: readonly Coverage[]): Coverage[] {
  return all.filter(({ line, to }) => line !== chosen.line && to > chosen.from);
}

/** The coverage of one line, in order. */
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
    // A base without its WAL is useless.
    if (!last) continue;
    const goesOn = all.some(
      ({ name }) => name > last.name && name.slice(0, 8) === last.name.slice(0, 8),
    );
    rows.push({ bases: [base], segments, lacking: goesOn ? nameAfter(last.name) : undefined });
  }
  return rows.map((row, index) => {
    const from = row.bases[0].endedAt;
    const times = row.segments.map(({ archivedAt }) => archivedAt.getTime());
    // A segment may have been archived, or copied, long after it was written.
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
