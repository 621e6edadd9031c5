import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BASE_FILE, baseFolder } from "./bases.ts";
import { besides, describeCoverage, readCoverage } from "./coverage.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ArchiveStore } from "./store.ts";

const LINE = "20261128T120000Z-00000000";
let folder: string;
let store: ArchiveStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coverage "));
  store = openFolderStore(folder, "ourselves");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Across the end of a log, where names carry over to the next digits. */
const SEGMENTS = [
  "0000000100000000000000FE",
  "0000000100000000000000FF",
  "000000010000000100000000",
  "000000010000000100000001",
  "000000010000000100000002",
];
const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`);

async function archive(names: readonly string[], bases: Record<number, string>): Promise<void> {
  for (const name of names) {
    const file = `${LINE}/wal/${name}.gz`;
    await store.write(file, "");
    // As after copying to another disk: all have the same time.
    utimesSync(path.join(folder, file), at(27), at(27));
  }
  for (const [day, firstSegment] of Object.entries(bases)) {
    const name = `202611${day}T120000Z`;
    const [startedAt, endedAt] = [at(Number(day)), at(Number(day))];
    const base = { format: 1, name, startedAt, endedAt, firstSegment, version: "17.10" };
    await store.write(`${baseFolder(LINE, name)}/${BASE_FILE}`, JSON.stringify(base));
  }
}

it("is one stretch while no segment is missing", async () => {
  await archive(SEGMENTS, { 21: SEGMENTS[0] ?? "", 22: SEGMENTS[3] ?? "" });
  expect(describeCoverage(await readCoverage(store))).toBe(
    `${LINE}: from 2026-11-21T12:00:00.000Z to 2026-11-27T12:00:00.000Z, 2 base(s)`,
  );
});

it("ends at a segment that is missing, and begins again with the next base", async () => {
  const [first, second, , fourth, fifth] = SEGMENTS;
  await archive([first ?? "", second ?? "", fourth ?? "", fifth ?? ""], {
    21: first ?? "",
    24: fourth ?? "",
  });
  expect(describeCoverage(await readCoverage(store))).toBe(
    [
      `${LINE}: from 2026-11-21T12:00:00.000Z to 2026-11-24T12:00:00.000Z, 1 base(s); then the segment ${SEGMENTS[2]} is missing`,
      `${LINE}: from 2026-11-24T12:00:00.000Z to 2026-11-27T12:00:00.000Z, 1 base(s)`,
    ].join("\n"),
  );
});

it("leaves out a base whose own WAL is gone", async () => {
  await archive(SEGMENTS.slice(1), { 21: SEGMENTS[0] ?? "" });
  expect(await readCoverage(store)).toEqual([]);
});

it("tells servers that ran at once from one that took over", async () => {
  await archive(SEGMENTS, { 21: SEGMENTS[0] ?? "" });
  const [ours] = await readCoverage(store);
  if (!ours) throw new Error("Nothing is covered");
  const other = (from: number, to: number) => ({
    ...ours,
    line: "other",
    from: at(from),
    to: at(to),
  });
  expect(besides(other(28, 29), [ours])).toEqual([]);
  expect(besides(other(26, 29), [ours])).toEqual([ours]);
  expect(besides(ours, [ours])).toEqual([]);
});
