import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { BackendError } from "../backend-error.ts";

const SHUTDOWN_LIMIT_MS = 30_000;

/**
 * Stops a PostgreSQL that a killed server left running on this data directory.
 * A SIGKILL of Node does not reach its children, and a second postmaster on the same files is
 * refused by PostgreSQL itself.
 */
export async function stopLeftover(directory: string): Promise<void> {
  const pid = leftoverPid(directory);
  if (pid === undefined) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + SHUTDOWN_LIMIT_MS;
  while (isAlive(pid) && runsPostgres(pid)) {
    if (Date.now() > deadline) {
      throw new BackendError(
        `The PostgreSQL of an earlier run (process ${pid}) does not stop: end it, then start again.`,
      );
    }
    await delay(25);
  }
}

/** The postmaster that runs on exactly this directory, if any. */
function leftoverPid(directory: string): number | undefined {
  const lockFile = path.join(directory, "postmaster.pid");
  if (!existsSync(lockFile)) return undefined;
  const [pidLine = "", directoryLine = ""] = readFileSync(lockFile, "utf8").split("\n");
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return undefined;
  if (!runsPostgres(pid)) {
    disown(lockFile);
    return undefined;
  }
  if (process.platform !== "linux") {
    const isOurs =
      existsSync(directoryLine) && realpathSync(directoryLine) === realpathSync(directory);
    return isOurs ? pid : undefined;
  }
  const isHere = worksIn(directory, pid);
  if (isHere === false) disown(lockFile);
  return isHere ? pid : undefined;
}

/**
 * Whether a process works in this folder, as its postmaster does: after a power loss the pid may be that
 * of another PostgreSQL. Undefined if the system does not say.
 */
function worksIn(directory: string, pid: number): boolean | undefined {
  try {
    const its = statSync(`/proc/${pid}/cwd`);
    const ours = statSync(directory);
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return undefined;
  }
}

/** Higher than any pid on Linux. */
const NOBODY = 2 ** 22 + 1;

/**
 * PostgreSQL takes any process with this pid for its postmaster and refuses to start, so this writes a
 * pid that cannot exist. The other lines stay, as they show whether the old postmaster's workers still
 * hold its memory.
 */
function disown(lockFile: string): void {
  writeFileSync(lockFile, readFileSync(lockFile, "utf8").replace(/^\d+/, String(NOBODY)));
}

/**
 * The pid may have been reused since, or belong to a zombie (in a container), which keeps its pid but runs
 * no program. Checked if the system allows it.
 */
function runsPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return process.platform !== "linux";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
