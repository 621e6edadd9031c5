import type { Job, WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "../log.ts";

type Told = Parameters<pg.Pool["connect"]>[0];
export type OwnJobs = {
  /** The pool for the queue, which never rejects the statement that records a job's end. */
  pool: pg.Pool;
  /** The jobs that the worker works on, or has ended without the database knowing. */
  inHand(): string[];
  /** Repeats what could not be written. @throws the database's error. */
  settle(): Promise<void>;
};

/**
 * Makes sure that a job that ends while the database is away does not stay locked by a live worker.
 * The queue records a job's end only once, and does not wait: a failure would be lost, and the job
 * done again hours later. Between a job's outcome and its `job:complete` the queue asks for exactly
 * one connection, which is the one to watch.
 */
export function keepOwnJobs(pool: pg.Pool, events: WorkerEvents, log: Logger): OwnJobs {
  /** By the job's id, the statement that records its end, once it has ended. */
  const jobs = new Map<string, pg.QueryConfig | undefined>();
  let ending: string | undefined;
  const begin = ({ job }: { job: Job }) => jobs.set(job.id, undefined);
  const beginEnd = ({ job }: { job: Job }) => {
    ending = job.id;
  };
  events.on("job:start", begin);
  events.on("job:success", beginEnd);
  events.on("job:error", beginEnd);
  events.on("job:complete", ({ job }) => {
    ending = undefined;
    if (jobs.get(job.id) === undefined) jobs.delete(job.id);
  });

  const write = async (id: string, end: pg.QueryConfig) => {
    await pool.query(end);
    if (jobs.get(id) === end) jobs.delete(id);
  };
  const writerOf = (id: string) => ({
    async query(end: pg.QueryConfig) {
      jobs.set(id, end);
      await write(id, end).catch((error: unknown) =>
        log.warn({ error: String(error) }, "How a job ended could not be written yet"),
      );
    },
    release() {},
  });
  const connect = (told?: Told) => {
    if (told) return pool.connect(told);
    return ending === undefined ? pool.connect() : Promise.resolve(writerOf(ending));
  };

  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === "connect" ? connect : Reflect.get(target, name)),
    }),
    inHand: () => [...jobs.keys()],
    async settle() {
      for (const [id, end] of [...jobs]) if (end) await write(id, end);
    },
  };
}
