import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BASE_FILE, baseFolder } from "./bases.ts";
import { openFolderStore } from "./folder-store.ts";
import { prune } from "./retention.ts";
import type { ArchiveStore } from "./store.ts";

const LINE = "20261128T120000Z-00000000";
let folder: string;
let store: ArchiveStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "retention "));
  store = openFolderStore(folder, "ourselves");
});
afterEach(() => rmSync(folder, { recursive: true }));

const segment = (number: number) => `0000000100000000000000${String(number).padStart(2, "0")}`;

async function addBase(day: number, firstSegment: string): Promise<void> {
  const at = `2026-11-${day}T12:00:00Z`;
  const name = `202611${day}T120000Z`;
  const base = { format: 1, name, startedAt: at, endedAt: at, firstSegment, version: "17.10" };
  await store.write(`${baseFolder(LINE, name)}/${BASE_FILE}`, JSON.stringify(base));
}

async function names(below: string): Promise<string[]> {
  return (await store.list(`${LINE}/${below}`)).map(({ name }) => name).sort();
}

it("keeps the newest bases and the segments from the first that they need", async () => {
  for (const number of [1, 2, 3, 4]) await store.write(`${LINE}/wal/${segment(number)}.gz`, "");
  for (const number of [1, 2, 3]) await addBase(20 + number, segment(number));
  await store.write(`${LINE}/bases/20261122T130000Z/cluster.tar.gz`, "unfinished");
  await store.write(`${LINE}/bases/20261123T130000Z/cluster.tar.gz`, "being written");
  await prune({ store, line: LINE, keepBases: 2, present: new Set() });
  expect(await names("bases")).toEqual([
    "20261122T120000Z/base.json",
    "20261123T120000Z/base.json",
    "20261123T130000Z/cluster.tar.gz",
  ]);
  expect(await names("wal")).toEqual([2, 3, 4].map((number) => `${segment(number)}.gz`));
});

it("deletes a stored file once it was gone before every kept base, and not before", async () => {
  await addBase(21, segment(1));
  for (const name of ["there", "gone"]) await store.write(`${LINE}/files/${name}`, "");
  const settings = { store, line: LINE, keepBases: 1, present: new Set(["there"]) };
  await prune(settings);
  await prune(settings);
  expect(await names("files")).toEqual(["gone", "there"]);

  // Known to be gone since the day before the base.
  const before = new Date("2026-11-20T12:00:00Z");
  utimesSync(path.join(folder, LINE, "gone", "gone"), before, before);
  await prune(settings);
  expect(await names("files")).toEqual(["there"]);
  expect(await names("gone")).toEqual([]);
});

it("deletes nothing while there is no base", async () => {
  await store.write(`${LINE}/wal/${segment(1)}.gz`, "");
  await prune({ store, line: LINE, keepBases: 1, present: new Set() });
  expect(await names("wal")).toHaveLength(1);
});
