import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { keepThread, type Thread } from "./thread.ts";

const folder = mkdtempSync(path.join(tmpdir(), "threads "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const THREAD_MODULE = new URL("./thread.ts", import.meta.url).href;

/** Doubles numbers, and obeys words. */
const file = path.join(folder, "thread.ts");
writeFileSync(
  file,
  `import { answerQuestions } from ${JSON.stringify(THREAD_MODULE)};
import { threadId, workerData } from "node:worker_threads";
// Loads once somebody opens this.
if (workerData) Atomics.wait(workerData, 0, 0);
answerQuestions((question) => {
  if (question === "throw") throw new Error("thrown there");
  if (question === "exit") process.exit(3);
  if (question === "escape") return new Promise(() => setTimeout(() => { throw new Error("from a timer"); }));
  if (question === "hang") for (;;);
  if (question === "wait") return new Promise(() => {});
  if (question === "fill") { const all = []; for (;;) all.push(new Array(1e6).fill(0.5)); }
  if (question === "who") return threadId;
  return question * 2;
}, () => []);`,
);

const open: Thread<number | string, number>[] = [];
afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close();
});

function start(deadlineMs = 20_000, door?: Int32Array) {
  const thread = keepThread<number | string, number>({
    file,
    workerData: door,
    memoryMb: 32,
    deadlineMs,
    log: pino({ level: "silent" }),
  });
  open.push(thread);
  return thread;
}

describe("a kept thread", () => {
  it("answers several questions at once, each with its own answer", async () => {
    const thread = start();
    expect(await Promise.all([1, 2, 3].map((n) => thread.ask(n)))).toEqual([2, 4, 6]);
  });

  it("passes on what was thrown over a question, and goes on", async () => {
    const thread = start();
    const before = await thread.ask("who");
    await expect(thread.ask("throw")).rejects.toThrow("thrown there");
    expect(await thread.ask("who")).toBe(before);
  });

  it.each(["exit", "escape", "fill"])(
    "is replaced when it dies (%s); other questions are answered by the next one",
    async (how) => {
      const thread = start();
      const before = await thread.ask("who");
      const dying = expect(thread.ask(how)).rejects.toThrow("died twice");
      const other = thread.ask(21);
      await dying;
      expect(await other).toBe(42);
      expect(await thread.ask("who")).not.toBe(before);
    },
    30_000,
  );

  it("is ended and replaced when it is stuck", async () => {
    const thread = start(2000);
    await thread.ready;
    await expect(thread.ask("hang")).rejects.toThrow("in time");
    await expect.poll(() => thread.ask(4).catch(() => 0), { timeout: 20_000 }).toBe(8);
  }, 30_000);

  it("has all the time it needs to load before the time of a question begins", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const door = new Int32Array(new SharedArrayBuffer(4));
      const thread = start(1000, door);
      const answer = thread.ask(4);
      vi.advanceTimersByTime(100_000);
      Atomics.store(door, 0, 1);
      Atomics.notify(door, 0);
      expect(await answer).toBe(8);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("says why it cannot start", async () => {
    const broken = keepThread({
      file: path.join(folder, "missing.ts"),
      workerData: undefined,
      memoryMb: 32,
      deadlineMs: 1000,
      log: pino({ level: "silent" }),
    });
    await expect(broken.ready).rejects.toThrow("missing.ts");
    await broken.close();
  });

  it("refuses questions once it is closed", async () => {
    const thread = start();
    const waiting = expect(thread.ask("wait")).rejects.toThrow("closed");
    await thread.close();
    await waiting;
    await expect(thread.ask(1)).rejects.toThrow("closed");
  });
});
