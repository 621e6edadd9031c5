import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
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
    if (!existsSync(path.join(directory, MARKER))) {
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

/** Makes a folder one of ours; a copy of another one's data is named by its own project. */
export function writeMarker(directory: string, copy?: { project: string }): void {
  const text = JSON.stringify({ format: 1, ...copy });
  writeFileWhole(path.join(directory, MARKER), `${text}\n`, 0o644);
}

const marker = z.object({ project: z.string().optional() });

/**
 * Refuses a restored or recovered copy with the secrets of the site that it is a copy of: it would take
 * that site's files for its own, and delete those that it does not know.
 * @throws BackendError
 */
export function requireOwnSecrets(directory: string, projectId: string, file: string): void {
  const text = readFileSync(path.join(directory, MARKER), "utf8");
  const { project = projectId } = marker.parse(JSON.parse(text));
  if (project === projectId) return;
  throw new BackendError(
    `${directory} is a restored or recovered copy, and ${file} has the keys of another project: leave SECRETS_FILE out, for the copy's are in its secrets.json, or put that file there.`,
  );
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

const LOCK = "server.lock";

/** The process of the server that runs on a folder; undefined when none does. */
export function serverOn(directory: string): number | undefined {
  const file = path.join(directory, LOCK);
  const holder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  const [pid = "", startedAt] = holder.split(" ");
  const isHeld = startedAt !== undefined && processStart(Number(pid)) === startedAt;
  return isHeld ? Number(pid) : undefined;
}

/** Two servers on one folder would stop each other's PostgreSQL: the second one is refused. */
function lock(directory: string): { release(): void } {
  const file = path.join(directory, LOCK);
  const pid = serverOn(directory);
  if (pid !== undefined && pid !== process.pid) {
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
