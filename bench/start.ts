import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../testing/free-port.ts";
import { type LaunchedProgram, launch } from "../testing/launched-program.ts";
import { makeFolder } from "../testing/running-server.ts";
import { median } from "./median.ts";
import { measuredAt } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/start.ts`: the time from `npm start` (the program that it runs) to the first complete
 * home page; in a fresh copy of the tree, without a build and without data, and then again.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const NOT_COPIED = new Set([
  "node_modules",
  "build",
  "data",
  ".git",
  ".env",
  ".react-router",
  ".cache",
]);
const LATER_STARTS = 3;
const MOST_FIRST_S = 20;
const MOST_LATER_S = 4;
const LIMIT_MS = 120_000;
const ASK_EVERY_MS = 25;
const ASK_LIMIT_MS = 2000;

if (!existsSync(path.join(ROOT, "node_modules", ".benih-installed"))) {
  // Otherwise the copy would install packages through the link into this tree.
  throw new Error(
    "Run npm start once first: the packages must be installed before this measurement.",
  );
}

const tree = copyTree();
const dataFolder = makeFolder();
try {
  const first = await secondsToFirstPage();
  const later: number[] = [];
  for (let start = 0; start < LATER_STARTS; start++) later.push(await secondsToFirstPage());
  const again = median(later);
  printTable(
    "From npm start to the first home page",
    ["start", "s", "runs", ""],
    [
      ["first, builds and fills the database", first.toFixed(1), "1", bar(first, MOST_FIRST_S)],
      ["later", again.toFixed(1), String(LATER_STARTS), bar(again, MOST_LATER_S)],
    ],
  );
} finally {
  for (const folder of [tree, dataFolder]) rmSync(folder, { recursive: true, force: true });
}

function bar(seconds: number, most: number): string {
  return verdict(seconds <= most, `≤ ${most} s`);
}

function copyTree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "benih fresh "));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source)),
  });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "dir");
  return folder;
}

async function secondsToFirstPage(): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const began = performance.now();
  const launcher = launch(
    "scripts/start.mjs",
    { ...measuredAt(port), DATA_DIR: dataFolder },
    { cwd: tree, isHeard: true },
  );
  try {
    await firstPage(url, launcher);
    return (performance.now() - began) / 1000;
  } finally {
    launcher.kill("SIGTERM");
    await launcher.ended;
  }
}

async function firstPage(url: string, launcher: LaunchedProgram): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  let isOver = false;
  launcher.ended.then(() => {
    isOver = true;
  });
  while (performance.now() < deadline && !isOver) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_LIMIT_MS) })
      .then(async (response) => response.ok && (await response.text()).includes("</html>"))
      .catch(() => false);
    if (answer) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error("The site did not come up; see the reason above.");
}
