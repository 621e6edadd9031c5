import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { newestWhole } from "../backup/backup-folder.ts";
import { measureBackups } from "./backup-metrics.ts";
import { expose } from "./exposition.ts";

const folder = mkdtempSync(path.join(tmpdir(), "backups "));
const empty = mkdtempSync(path.join(tmpdir(), "backups "));
afterAll(() => {
  for (const one of [folder, empty]) rmSync(one, { recursive: true, force: true });
});

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

function addFile(rest: string, hoursAgo: number): void {
  const time = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString().replaceAll(/[:.]/g, "-");
  writeFileSync(path.join(folder, `benih-${time}-${rest}`), "");
}

function hoursIn(name: string, from: string, everyMs?: number): number | undefined {
  const [, told] =
    new RegExp(`^benih_backup_${name}_seconds (.*)$`, "m").exec(
      expose(measureBackups(() => newestWhole(from), everyMs)),
    ) ?? [];
  return told === undefined ? undefined : (Number(told) * 1000) / HOUR_MS;
}

it("knows how old the newest backup is that is whole and has everything", () => {
  addFile("by-hand.tar.zst", 50);
  addFile("scheduled.tar.zst.age", 30);
  addFile("scheduled.tar.zst.partial", 1);
  addFile("before-migration.tar.zst", 1);
  writeFileSync(path.join(folder, "notes.txt"), "");
  expect(hoursIn("age", folder)).toBeCloseTo(30, 1);
  expect(hoursIn("interval", folder)).toBeUndefined();
  expect(hoursIn("interval", folder, 3 * DAY_MS)).toBe(72);
});

it("counts from the start where one was asked for and there is none", () => {
  expect(hoursIn("age", empty, DAY_MS)).toBeLessThan(1);
  expect(hoursIn("age", empty)).toBeUndefined();
  expect(hoursIn("age", path.join(empty, "none"))).toBeUndefined();
});
