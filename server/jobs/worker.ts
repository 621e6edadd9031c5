import { run, Logger as WorkerLogger } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { JobContract } from "../../contracts/jobs.ts";
import type { Logger } from "../log.ts";
import { watched } from "./watched-job.ts";

/** Handles a job; if it throws, the job is retried with growing pauses, 25 times. */
export type JobHandler = { name: string; handle(told: unknown): Promise<void> };
/** Runs at set times, as in a crontab (UTC). */
export type TimedJob = { name: string; at: string; run(): Promise<unknown> };

const AT_ONCE = 4;

export function jobHandler<Told extends z.ZodType>(
  { name, told }: JobContract<Told>,
  handle: (told: z.output<Told>) => Promise<void>,
): JobHandler {
  return { name, handle: (payload) => handle(told.parse(payload)) };
}

/**
 * Processes the jobs that operations and notices have queued, here or on other servers of the same
 * database, until the returned function is called, which waits for those in progress.
 */
export async function startWorker(settings: {
  pool: pg.Pool;
  handlers: JobHandler[];
  timed: TimedJob[];
  log: Logger;
}): Promise<() => Promise<void>> {
  const { pool, handlers, timed, log } = settings;
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries([
      ...handlers.map(({ name, handle }) => [name, watched(name, handle)]),
      ...timed.map((job) => [job.name, watched(job.name, () => job.run())]),
    ]),
    // Catches up on what was missed in a night without a server.
    crontab: timed.map(({ at, name }) => `${at} ${name} ?fill=1d&max=5`).join("\n"),
    concurrency: AT_ONCE,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === "error") log.error({ ...meta }, message);
      else if (level === "warning") log.warn({ ...meta }, message);
      else log.debug({ ...meta }, message);
    }),
  });
  return () => runner.stop();
}
