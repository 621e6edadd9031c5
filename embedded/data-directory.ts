import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BackendError } from "./backend-error.ts";
import { writeFileWhole } from "./write-file-whole.ts";

const MARKER = "benih-data.json";

/**
 * Creates or recognises the folder with all data of this backend.
 * @throws BackendError when it is not ours, not writable, or in use by a running server.
 */
export function openDataDirectory(directory: string): { release(): void } {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
    const marker = path.join(directory, MARKER);
    if (!existsSync(marker)) {
      const strangers = readdirSync(directory).filter(
        // An interrupted start may have left half of the marker.
        (name) => name !== ".DS_Store" && !name.startsWith(MARKER),
      );
      if (strangers.length > 0) {
        throw new BackendError(
          `${directory} holds files that are not Benih's (such as ${strangers[0]}): choose another DATA_DIR.`,
        );
      }
      writeMarker(directory);
    }
    return lock(directory);
  } catch (error) {
    throw explain(error, directory);
  }
}

/** Makes a folder one of ours. */
export function writeMarker(directory: string): void {
  writeFileWhole(path.join(directory, MARKER), `${JSON.stringify({ format: 1 })}\n`, 0o644);
}

function explain(error: unknown, directory: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC")
    return new BackendError(
      `The disk that holds ${directory} is full: free some space, then start again.`,
    );
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new BackendError(
      `${directory} cannot be written by this user: choose another DATA_DIR, or change its owner.`,
    );
  }
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new BackendError(`${directory} is not a folder: choose another DATA_DIR.`);
  }
  return error;
}

/** Two servers on one folder would stop each other's PostgreSQL: the second one is refused. */
function lock(directory: string): { release(): void } {
  const file = path.join(directory, "server.lock");
  const holder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  const [pid = "", startedAt] = holder.split(" ");
  if (
    Number(pid) !== process.pid &&
    startedAt !== undefined &&
    processStart(Number(pid)) === startedAt
  ) {
    throw new BackendError(
      `A server (process ${pid}) is already running on ${directory}: stop it first, or choose another DATA_DIR.`,
    );
  }
  writeFileWhole(file, `${process.pid} ${processStart(process.pid)}\n`, 0o644);
  const release = () => {
    process.off("exit", release);
    writeFileWhole(file, "", 0o644);
  };
  // When a later step of the start fails, the process ends.
  process.once("exit", release);
  return { release };
}

/**
 * When a process started, so that a reused pid is not mistaken for the holder. Undefined if the
 * process is gone, or is a zombie (in a container it may never be reaped).
 */
function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const alive = error instanceof Error && "code" in error && error.code === "EPERM";
    if (!alive) return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const startTimeField = 19;
    if (afterName[0] === "Z") return undefined;
    return afterName[startTimeField] ?? "unknown";
  } catch {
    return "unknown";
  }
}
