import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { DAY_MS } from "../../contracts/days.ts";
import type { Env } from "../env.ts";
import type { Logger } from "../log.ts";
import { newestScheduled } from "./backup-folder.ts";

const PROGRAM = path.join(import.meta.dirname, "scheduled-backup.ts");
const LOOK_EVERY_MS = 10 * 60 * 1000;
const UNIT_MS = { h: 60 * 60 * 1000, d: DAY_MS };

/**
 * Backs everything up as often as BACKUP_EVERY says, in a process of its own, which takes neither memory nor
 * turns from visitors. The folder shows when it was last done, so restarts change nothing.
 * @returns ends it, giving up a backup in progress
 */
export function keepBackingUp(
  env: Pick<Env, "BACKUP_EVERY" | "BACKUP_FOLDER" | "BACKUP_PASSPHRASE" | "project">,
  log: Logger,
): () => Promise<void> {
  const everyMs = readInterval(env.BACKUP_EVERY);
  if (everyMs === undefined) return async () => undefined;
  if (env.BACKUP_PASSPHRASE === undefined) {
    log.warn("Backups hold the server's keys and are not encrypted: set BACKUP_PASSPHRASE");
  }
  let running: ChildProcess | undefined;
  const look = () => {
    const last = newestScheduled(env.BACKUP_FOLDER);
    if (running || (last && Date.now() - last.getTime() < everyMs)) return;
    running = begin(env, log, () => {
      running = undefined;
    });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    if (!running) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
}

/** In milliseconds. */
export function readInterval(text: string | undefined): number | undefined {
  const [, number, unit] = /^(\d+)([hd])$/.exec(text ?? "") ?? [];
  return unit === "h" || unit === "d" ? Number(number) * UNIT_MS[unit] : undefined;
}

function begin(env: Pick<Env, "project">, log: Logger, onEnd: () => void): ChildProcess {
  // Our own environment names the embedded backend as if it were a hosted project.
  const own = env.project
    ? {}
    : { SUPABASE_URL: "", SUPABASE_PUBLISHABLE_KEY: "", SUPABASE_SECRET_KEY: "", DATABASE_URL: "" };
  const child = fork(PROGRAM, { silent: true, env: { ...process.env, ...own } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  child.once("error", (error) => {
    said += error.message;
  });
  child.once("close", (code, signal) => {
    onEnd();
    const message = said.trim();
    if (code === 0) log.info(message);
    // Not if we have ended it ourselves; the system ends what takes too much memory.
    else if (!child.killed) {
      log.error({ error: message || `ended by ${signal}` }, "The scheduled backup failed");
    }
  });
  return child;
}
