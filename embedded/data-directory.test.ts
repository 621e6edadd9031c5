import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDataDirectory, serverOn } from "./data-directory.ts";

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "data folder-"));
  openDataDirectory(folder).release();
  lock = path.join(folder, "server.lock");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Moves the time of the lock back. */
function age(seconds: number): void {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(lock, then, then);
}

it("is held by a server in another container, whose process is not to be seen here", () => {
  writeFileSync(lock, "7 4711 pid:[1]\n");
  expect(serverOn(folder)).toEqual({ pid: 7, isElsewhere: true });
  expect(() => openDataDirectory(folder)).toThrow(
    /A server in another container \(process 7 there\) is already running on .*: stop it first/,
  );
  // Nor is it a process of ours that has the same number.
  writeFileSync(lock, `${process.pid} 4711 pid:[1]\n`);
  expect(() => openDataDirectory(folder)).toThrow(/another container/);
});

it("is free half a minute after a server in another container was killed", () => {
  writeFileSync(lock, "7 4711 pid:[1]\n");
  age(25);
  expect(() => openDataDirectory(folder)).toThrow(/another container/);
  age(31);
  expect(serverOn(folder)).toBeUndefined();
  openDataDirectory(folder).release();
});

it("stays held in the eyes of other containers as long as the server runs", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const held = openDataDirectory(folder);
  age(60);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(30_000));
  held.release();
  expect(vi.getTimerCount()).toBe(0);
  expect(serverOn(folder)).toBeUndefined();
});

it("is held by a server of an earlier version, which wrote no more than its process", () => {
  const held = openDataDirectory(folder);
  const [pid = "", startedAt = ""] = readFileSync(lock, "utf8").trim().split(" ");
  writeFileSync(lock, `${pid} ${startedAt}\n`);
  age(60);
  expect(serverOn(folder)).toEqual({ pid: process.pid, isElsewhere: false });
  held.release();
});
