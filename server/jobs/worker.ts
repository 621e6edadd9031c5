import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { run, type WorkerEvents, Logger as WorkerLogger, type WorkerPool } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { JobContract } from "../../contracts/jobs.ts";
import type { Logger } from "../log.ts";
import { keepPresence } from "./gone-workers.ts";
import { keepOwnJobs } from "./own-jobs.ts";
import { watched } from "./watched-job.ts";

/** Handles a job; if it throws, the job is retried with growing pauses, 25 times. */
export type JobHandler = { name: string; handle(payload: unknown): Promise<void> };
/** Runs at set times, as in a crontab (UTC). */
export type TimedJob = { name: string; at: string; run(): Promise<unknown> };

/** Processes jobs until it is stopped. */
export type RunningWorker = {
  /** False when it has ended by itself. */
  isRunning(): boolean;
  /** Waits for the jobs in progress, and hands back those that take too long, to be done again. */
  stop(): Promise<void>;
};

const AT_ONCE = 4;
/** How long a job in progress has to end. A mail server may take longer, but few do. */
const PATIENCE_MS = 4000;
/** Without a database nothing can be handed back. */
const HAND_BACK_LIMIT_MS = 2500;

export function jobHandler<Payload extends z.ZodType>(
  { name, payload }: JobContract<Payload>,
  handle: (payload: z.output<Payload>) => Promise<void>,
): JobHandler {
  return { name, handle: (given) => handle(payload.parse(given)) };
}

/**
 * Processes the jobs that operations and notices have queued, here or on other servers of the same
 * database.
 */
export async function startWorker(settings: {
  pool: pg.Pool;
  handlers: JobHandler[];
  timed: TimedJob[];
  log: Logger;
  /** Default: long enough for nearly every job. */
  patienceMs?: number;
}): Promise<RunningWorker> {
  const { pool, handlers, timed, log, patienceMs = PATIENCE_MS } = settings;
  // Once it is stopping, the runner's own way of handing jobs back does nothing.
  const workerPools = new Set<WorkerPool>();
  const events: WorkerEvents = new EventEmitter();
  let id = "";
  events.on("pool:create", ({ workerPool }) => {
    workerPools.add(workerPool);
    id = workerPool.id;
  });
  const own = keepOwnJobs(pool, events, log);
  const runner = await run({
    pgPool: own.pool,
    events,
    taskList: Object.fromEntries([
      ...handlers.map(({ name, handle }) => [name, watched(name, handle)]),
      ...timed.map((job) => [job.name, watched(job.name, () => job.run())]),
    ]),
    // Catches up on runs missed in a night without a server.
    crontab: timed.map(({ at, name }) => `${at} ${name} ?fill=1d&max=5`).join("\n"),
    concurrency: AT_ONCE,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === "error") log.error({ ...meta }, message);
      else if (level === "warning") log.warn({ ...meta }, message);
      else log.debug({ ...meta }, message);
    }),
  });
  let isRunning = true;
  const note = () => {
    isRunning = false;
  };
  // It has logged itself why it ended.
  runner.promise.then(note, note);
  const presence = await keepPresence(pool, id, own, log);
  return {
    isRunning: () => isRunning,
    async stop() {
      const over = new AbortController();
      // It rejects if it has ended by itself, which it has logged; the remaining steps are the same.
      const ended = runner.stop().then(
        () => over.abort(),
        () => over.abort(),
      );
      const late = delay(patienceMs, "late", { signal: over.signal }).catch(() => "in time");
      const isLate = (await Promise.race([ended, late])) === "late";
      if (isLate) log.warn("Jobs that did not end in time are handed back, and will be done again");
      const left = isLate ? handBack().then(presence.leave) : presence.leave();
      left.catch((error: unknown) =>
        log.error({ error: String(error) }, "Jobs could not be handed back"),
      );
      // Once all is handed back, nothing should wait for this timer.
      const limit = delay(HAND_BACK_LIMIT_MS, undefined, { ref: false });
      await Promise.race([left, limit]).catch(() => undefined);
    },
  };

  async function handBack() {
    for (const one of workerPools) await one.forcefulShutdown("The server has stopped");
  }
}
