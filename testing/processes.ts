import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { eventually } from "./eventually.ts";

type Entry = { pid: number; parent: number };

/** The pid of the postmaster that runs on a data directory. */
export function postmasterOf(dataDirectory: string): number {
  const file = path.join(dataDirectory, "postgres", "postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

/** The pid of the server that `scripts/start.mjs` runs, by the launcher's own. */
export function serverOf(launcher: number): number {
  const [pid] = childrenOf(launcher);
  if (pid === undefined) throw new Error("The launcher runs no server");
  return pid;
}

/** The current descendants of this process. */
export function descendantsOf(pid: number): number[] {
  const all = living();
  const below = (parent: number): number[] =>
    all
      .filter((entry) => entry.parent === parent)
      .flatMap((entry) => [entry.pid, ...below(entry.pid)]);
  return below(pid);
}

/** A process's memory, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(kilobytes.trim()) / 1024);
}

function childrenOf(pid: number): number[] {
  return living()
    .filter((entry) => entry.parent === pid)
    .map((entry) => entry.pid);
}

/** Waits until all of these processes have ended. */
export async function allGone(pids: number[], limitMs: number): Promise<void> {
  let left = pids;
  await eventually("the processes end", limitMs, () => {
    const running = new Set(living().map((entry) => entry.pid));
    left = pids.filter((pid) => running.has(pid));
    return left.length === 0 || undefined;
  }).catch((error: unknown) => {
    throw new Error(`Still running: ${left.join(", ")}`, { cause: error });
  });
}

/** All processes except zombies. */
function living(): Entry[] {
  const rows = existsSync("/proc/self/stat") ? fromProc() : fromPs();
  return rows.flatMap(({ pid, parent, state }) => (state.startsWith("Z") ? [] : [{ pid, parent }]));
}

function fromProc() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        // The program's name is in brackets and may contain anything.
        const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return [{ pid: Number(pid), parent: Number(parent), state }];
      } catch {
        return [];
      }
    });
}

function fromPs() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, state = ""] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state };
    });
}
