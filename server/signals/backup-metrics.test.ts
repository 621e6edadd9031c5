import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { measureBackups } from "./backup-metrics.ts";

const folder = mkdtempSync(path.join(tmpdir(), "backups "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOUR_SECONDS = 3600;

function addFile(name: string, hoursAgo: number): void {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  const at = Date.now() / 1000 - hoursAgo * HOUR_SECONDS;
  utimesSync(file, at, at);
}

const ages = () => [...measureBackups(folder).samples()].map(({ value }) => value / HOUR_SECONDS);

it("knows how old the newest backup is that has everything", () => {
  expect(ages()).toEqual([]);
  addFile("benih-2026-11-20-scheduled.tar.zst", 50);
  addFile("benih-2026-11-21-by-hand.tar.zst.age", 30);
  addFile("benih-2026-11-22-scheduled.tar.zst.partial", 1);
  // Neither has the files.
  addFile("benih-2026-11-23-scheduled-incomplete.tar.zst", 1);
  addFile("benih-2026-11-23-before-migration.tar.zst", 1);
  addFile("notes.txt", 1);
  const [age, ...others] = ages();
  expect(age).toBeCloseTo(30, 1);
  expect(others).toEqual([]);
});

it("has nothing to say without a folder", () => {
  expect([...measureBackups(path.join(folder, "none")).samples()]).toEqual([]);
});
