import { type ChildProcess, spawn } from "node:child_process";
import { totalmem } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { BackendError } from "../backend-error.ts";
import type { Log } from "../log.ts";
import { type Binaries, locateBinaries } from "./binaries.ts";
import { prepareDirectory } from "./directory.ts";
import { freePort } from "./free-port.ts";
import { guard } from "./guardian.ts";
import { createCluster } from "./initdb.ts";
import { stopLeftover } from "./leftover.ts";
import { OWN_MAJOR, programsFolder } from "./majors.ts";
import { type OperatingUser, operatingUser } from "./operating-user.ts";
import { followMessages } from "./server-messages.ts";

export type Cluster = {
  /** The address for connecting as `user`, a database role. */
  url(user: string, password: string): string;
  superuserUrl: string;
  /** PostgreSQL's latest output. */
  said(): string;
  /** A fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
};

export const SUPERUSER = "supabase_admin";
const DATABASE = "postgres";
const START_LIMIT_MS = 60_000;
const RESTART_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** PostgreSQL's message if processes of an earlier, killed postmaster are not gone yet. */
const STILL_HELD = /pre-existing shared memory block .* is still in use/;
const HELD_LIMIT_MS = 30_000;

type Settings = {
  directory: string;
  superuserPassword: string;
  /** The superuser of a new cluster. Default: `supabase_admin`. */
  superuser?: string;
  log: Log;
  /** The port of the last run: kept if it is still free, so that open tools reconnect. */
  preferredPort?: number;
  /** PostgreSQL's settings beside our own. */
  flags?: Record<string, string>;
  /** The major version of a new cluster. Default: our own. */
  major?: string;
  /** The folder of a newer version's programs. Default: beside the cluster (majors.ts). */
  programs?: string;
};

/**
 * Starts PostgreSQL on `directory` (initialised if empty) and keeps it running: a crash is followed
 * by a restart on the same port until `stop` is called.
 * @throws BackendError with a line for a person if it cannot start
 */
export async function startCluster(settings: Settings): Promise<Cluster> {
  const { directory, superuser = SUPERUSER, superuserPassword, log } = settings;
  const user = operatingUser();
  const found = prepareDirectory(directory, user);
  const { major = found ?? OWN_MAJOR } = settings;
  const newer =
    major === OWN_MAJOR ? undefined : (settings.programs ?? programsFolder(directory, major));
  const binaries = await locateBinaries(user, newer);
  if (found === undefined) {
    await createCluster({ binaries, directory, user, superuser, superuserPassword });
  } else {
    await stopLeftover(directory);
  }
  const port = await freePort(settings.preferredPort);
  const { flags = {} } = settings;
  const start = () => launch({ binaries, user, directory, port, flags });
  const { said, stop } = supervise(await startOnceFree(start, log), start, log);
  const url = (role: string, password: string) =>
    `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
  return { url, superuserUrl: url(superuser, superuserPassword), said, stop };
}

type Postmaster = {
  process: ChildProcess;
  ready: Promise<void>;
  ended: Promise<string>;
  /** Its latest output. */
  tail(): string;
};

/** The first start: waits until a killed postmaster's processes are gone; throws on any other failure. */
async function startOnceFree(start: () => Postmaster, log: Log): Promise<Postmaster> {
  const deadline = performance.now() + HELD_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = start();
    try {
      await postmaster.ready;
      return postmaster;
    } catch (error) {
      if (!STILL_HELD.test(postmaster.tail()) || performance.now() > deadline) throw error;
      if (attempt === 1) log("warn", "Processes of an earlier PostgreSQL are waited for");
      await delay(RESTART_PAUSE_MS);
    }
  }
}

/** Restarts it after crashes. */
function supervise(first: Postmaster, start: () => Postmaster, log: Log) {
  let stopping = false;
  let current = first;
  let pauseMs = RESTART_PAUSE_MS;
  const watch = async (postmaster: Postmaster): Promise<void> => {
    const reason = await postmaster.ended;
    if (stopping) return;
    log("error", "PostgreSQL ended unexpectedly and is started again", { reason });
    await delay(pauseMs);
    if (stopping) return;
    // A PostgreSQL that keeps failing at once must not keep the machine busy.
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    current = start();
    current.ready.then(
      () => {
        pauseMs = RESTART_PAUSE_MS;
      },
      (error: unknown) => log("error", String(error)),
    );
    return watch(current);
  };
  const watched = watch(current);
  const stop = async () => {
    stopping = true;
    current.process.kill("SIGINT");
    await current.ended;
    await watched;
  };
  return { stop, said: () => current.tail() };
}

/** Starts PostgreSQL once. `ready` rejects with a BackendError if it ends, or takes too long. */
export function launch(settings: {
  binaries: Binaries;
  user: OperatingUser;
  directory: string;
  port: number;
  flags: Record<string, string>;
  limitMs?: number;
}): Postmaster {
  const { binaries, user, directory, port, flags, limitMs = START_LIMIT_MS } = settings;
  const args = ["-D", directory, "-p", String(port), ...FLAGS, ...asArguments(flags)];
  const child = spawn(binaries.postgres, args, {
    ...(user === "ourselves" ? {} : user),
    // Ctrl-C in the terminal must only reach us, as we end PostgreSQL last, after the drain.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
    cwd: directory,
  });
  const said = followMessages(child.stderr);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  // At once, as a start can be interrupted, too.
  if (child.pid !== undefined) ended.then(guard(child.pid));
  const ready = new Promise<void>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new BackendError(`PostgreSQL did not start in time: ${said.tail()}`)),
      limitMs,
    );
    said.ready.then(() => {
      clearTimeout(limit);
      resolve();
    });
    ended.then((reason) => {
      clearTimeout(limit);
      reject(new BackendError(explain(said.tail(), reason)));
    });
  });
  return { process: child, ready, ended, tail: said.tail };
}

/**
 * A sixteenth of the memory of the machine or container, within bounds: adding a row to a large site touches pages
 * all over its indexes, and fetching them from the system's cache doubles the time of the slowest rows.
 */
function bufferMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  return Math.min(Math.max(Math.floor(memory / 16 / 1024 ** 2), 128), 1024);
}

function asArguments(flags: Record<string, string>): string[] {
  return Object.entries(flags).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

const FLAGS = asArguments({
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  wal_level: "logical",
  // A reader of changes that stays connected but stalls must not fill the disk.
  max_slot_wal_keep_size: "1GB",
  max_connections: "60",
  shared_buffers: `${bufferMegabytes()}MB`,
  max_wal_size: "2GB",
  random_page_cost: "1.1",
  jit: "off",
  log_min_messages: "warning",
  timezone: "UTC",
});

/** PostgreSQL's last message, as one line with what a person can do. */
function explain(tail: string, reason: string): string {
  if (/No space left on device/i.test(tail))
    return "The disk is full: free some space, then start again.";
  if (/Permission denied/i.test(tail)) {
    return "PostgreSQL may not read its files in DATA_DIR: start as the user who made them, or choose another DATA_DIR.";
  }
  if (STILL_HELD.test(tail)) {
    return "Processes of an earlier PostgreSQL still work on DATA_DIR: end them, then start again.";
  }
  const fatal = tail.match(/(?:FATAL|PANIC):\s*(.+)/)?.[1];
  return `PostgreSQL did not start (${fatal ?? reason}): choose another DATA_DIR, or restore this one from a backup.`;
}
