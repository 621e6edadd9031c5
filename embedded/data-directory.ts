import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
} from "node:fs";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { BackendError } from "./backend-error.ts";
import { writeFileWhole } from "./write-file-whole.ts";

const MARKER = "benih-data.json";

/**
 * Creates or recognises the folder with all data of this backend.
 * @throws BackendError if it is not ours, not writable, or in use by a running server
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

/** Marks a folder as ours; a copy of another one's data also names its own project. */
export function writeMarker(directory: string, copy?: { project: string }): void {
  const text = JSON.stringify({ format: 1, ...copy });
  writeFileWhole(path.join(directory, MARKER), `${text}\n`, 0o644);
}

const marker = z.object({ project: z.string().optional() });

/**
 * Refuses a restored or recovered copy with the secrets of the original site: it would treat that site's
 * files as its own, and delete those that it does not know.
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

/** A running server touches its lock; one that was killed no longer does. */
const TOUCH_MS = 5000;
const HELD_MS = 30_000;

/** The server on a folder. `isElsewhere`: in another container, where its process cannot be seen. */
type Holder = { pid: number; isElsewhere: boolean };

/** The process of the server that runs on a folder; undefined if there is none. */
export function serverOn(directory: string): Holder | undefined {
  const file = path.join(directory, LOCK);
  const holder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  const [pid = "", startedAt, namespace] = holder.split(" ");
  const isElsewhere = namespace !== undefined && namespace !== processNamespace();
  const isHeld = isElsewhere
    ? Math.abs(Date.now() - statSync(file).mtimeMs) < HELD_MS
    : startedAt !== undefined && processStart(Number(pid)) === startedAt;
  return isHeld ? { pid: Number(pid), isElsewhere } : undefined;
}

/** Two servers on one folder would stop each other's PostgreSQL: the second one is refused. */
function lock(directory: string): { release(): void } {
  const file = path.join(directory, LOCK);
  const holder = serverOn(directory);
  if (holder?.isElsewhere) {
    throw new BackendError(
      `A server in another container (process ${holder.pid} there) is already running on ${directory}: stop it first, or choose another DATA_DIR. If it was killed, try again in half a minute.`,
    );
  }
  if (holder && holder.pid !== process.pid) {
    throw new BackendError(
      `A server (process ${holder.pid}) is already running on ${directory}: stop it first, or choose another DATA_DIR.`,
    );
  }
  const ours = [process.pid, processStart(process.pid), processNamespace()].join(" ").trim();
  writeFileWhole(file, `${ours}\n`, 0o644);
  const touching = setInterval(() => {
    const now = new Date();
    // A momentary failure of the disk must not end the server.
    utimes(file, now, now).catch(() => undefined);
  }, TOUCH_MS).unref();
  const release = () => {
    clearInterval(touching);
    process.off("exit", release);
    writeFileWhole(file, "", 0o644);
  };
  // If a later step of the start fails, the process ends.
  process.once("exit", release);
  return { release };
}

/** The namespace of pids, since a container has its own. Undefined if the system has none. */
function processNamespace(): string | undefined {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return undefined;
  }
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
