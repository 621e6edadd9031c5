import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openFolderStore } from "./folder-store.ts";

const LINE = "20261128T120000Z-00000000";
const SEGMENT = "000000010000000000000001";
let folder: string;
let wal: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "it's 100% ours "));
  wal = path.join(folder, LINE, "wal");
  await openFolderStore(folder, "ourselves").prepareLine(LINE);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Archives a segment with this content as PostgreSQL would. @returns the command's exit code. */
function archive(content: string): number | null {
  const file = path.join(folder, "segment");
  writeFileSync(file, content);
  const command = openFolderStore(folder, "ourselves")
    .archiveCommand(LINE)
    .replace(/%[pf%]/g, (sign) => ({ "%p": file, "%f": SEGMENT })[sign] ?? "%");
  return spawnSync("/bin/sh", ["-c", command]).status;
}

const kept = () => execFileSync("gzip", ["-dc", path.join(wal, `${SEGMENT}.gz`)]).toString();

it("keeps a segment, and takes the same one twice", () => {
  expect(archive("content")).toBe(0);
  expect(archive("content")).toBe(0);
  expect(kept()).toBe("content");
  expect(readdirSync(wal)).toEqual([`${SEGMENT}.gz`]);
});

it("never overwrites a segment with another of its name", () => {
  expect(archive("content")).toBe(0);
  expect(archive("another")).not.toBe(0);
  expect(kept()).toBe("content");
});

it("goes on where it was cut off", () => {
  writeFileSync(path.join(wal, `${SEGMENT}.partial`), "half");
  expect(archive("content")).toBe(0);
  expect(kept()).toBe("content");
});

it("fails where it cannot write", () => {
  rmSync(wal, { recursive: true });
  expect(archive("content")).not.toBe(0);
});

it("keeps no base that a crash cut off, but one that is being written", async () => {
  const base = path.join(folder, LINE, "bases", "20261128T120000Z");
  mkdirSync(base, { recursive: true });
  const [left, written] = ["cluster.tar.gz.1.partial", "cluster.tar.gz.2.partial"];
  for (const name of [left, written]) writeFileSync(path.join(base, name), "half");
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(path.join(base, left), before, before);
  await openFolderStore(folder, "ourselves").prepareLine(LINE);
  expect(readdirSync(base)).toEqual([written]);
});

it("writes files whole", async () => {
  const store = openFolderStore(folder, "ourselves");
  await store.write("a/b.txt", "whole");
  expect(readFileSync(path.join(folder, "a", "b.txt"), "utf8")).toBe("whole");
  expect(await store.list("a")).toMatchObject([{ name: "b.txt", size: 5 }]);
  expect(await store.read("a/missing.txt")).toBeUndefined();
});
