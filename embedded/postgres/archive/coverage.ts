import { type Base, listBases, listSegments } from "./bases.ts";
import type { ArchiveStore } from "./store.ts";

/** What can be recovered of one line: from the end of its oldest base to its newest segment. */
export type Coverage = { line: string; bases: Base[]; from: Date; to: Date };

/** Of every line that has a base, the one that was last written to at the end. */
export async function readCoverage(store: ArchiveStore): Promise<Coverage[]> {
  const found: Coverage[] = [];
  for (const line of await store.lines()) {
    const bases = await listBases(store, line);
    const [oldest] = bases;
    if (!oldest) continue;
    const segments = await listSegments(store, line, oldest.firstSegment);
    const times = segments.map(({ archivedAt }) => archivedAt.getTime());
    const to = new Date(Math.max(oldest.endedAt.getTime(), ...times));
    found.push({ line, bases, from: oldest.endedAt, to });
  }
  return found.sort((one, other) => one.to.getTime() - other.to.getTime());
}

/** For people: one line of text for each. */
export function describeCoverage(coverage: readonly Coverage[]): string {
  return coverage
    .map(
      ({ line, bases, from, to }) =>
        `${line}: from ${from.toISOString()} to ${to.toISOString()}, ${bases.length} base(s)`,
    )
    .join("\n");
}
