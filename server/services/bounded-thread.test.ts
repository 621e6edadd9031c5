import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { boundedThread } from "./bounded-thread.ts";

const folder = mkdtempSync(path.join(tmpdir(), "benih threads "));
afterAll(() => rmSync(folder, { recursive: true }));

const LOADING = JSON.stringify(new URL("../thread-loading.ts", import.meta.url).href);

function program(name: string, answer: string, loadingMs = 0): URL {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
     import { setTimeout } from "node:timers/promises";
     import { tellLoaded } from ${LOADING};
     await setTimeout(${loadingMs});
     parentPort.once("message", async (data) => { ${answer} });
     tellLoaded();`,
  );
  return pathToFileURL(file);
}

it("counts the time from when the program is loaded: ended before, it would take the process with it", async () => {
  const answer = "parentPort.postMessage(data + 1)";
  const slow = boundedThread(program("slow", answer, 2500), { memoryMb: 64 });
  expect(await slow(1, 2000)).toBe(2);
});

it("gives up on what takes too long, fails or ends", async () => {
  const ask = (name: string, answer: string) =>
    boundedThread(program(name, answer), { memoryMb: 64 })(1, 400);
  expect(await ask("silent", "await setTimeout(100_000)")).toBeUndefined();
  expect(await ask("failing", "throw new Error('no')")).toBeUndefined();
  expect(await ask("ending", "process.exit()")).toBeUndefined();
});
