import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { createPool } from "../postgres/pool.ts";
import { startWorker } from "./worker.ts";

const BEAT_MS = 10_000;
const NAME = "test_end";
const poll = { timeout: 20_000 };

let database: MigratedDatabase;
let line: Awaited<ReturnType<typeof openLine>>;
/** The worker's, over the line. */
let pool: pg.Pool;
/** The test's own. */
let own: pg.Pool;
let told: string[];
const log = pino({}, { write: (written: string) => void told.push(JSON.parse(written).msg) });

beforeEach(async () => {
  told = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  database = await openMigratedDatabase();
  own = new pg.Pool({ connectionString: database.url });
  line = await openLine(new URL(database.url));
  pool = createPool(line.url, log);
});
afterEach(async () => {
  vi.useRealTimers();
  await closePool(pool);
  await closePool(own);
  line.cut();
  await database.stop();
});

/** A connection to the database that can be cut, as by a crash. */
async function openLine(to: URL) {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    keep(near);
    keep(far);
    near.pipe(far);
    far.pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listen(port),
  };
}

/** A worker whose only job ends while the database is away. */
async function endsWhileAway(outcome: Promise<void> | (() => Promise<void>)) {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const handle = async () => {
    begun.resolve();
    await ending.promise;
    await (typeof outcome === "function" ? outcome() : outcome);
  };
  const worker = await startWorker({ pool, handlers: [{ name: NAME, handle }], timed: [], log });
  await own.query("select graphile_worker.add_job($1, '{}'::json)", [NAME]);
  await begun.promise;
  line.cut();
  ending.resolve();
  await expect.poll(() => told, poll).toContain("How a job ended could not be written yet");
  expect(await jobs()).toEqual([{ attempts: 1, is_locked: true, last_error: null }]);
  await line.mend();
  return worker;
}

async function jobs() {
  const { rows } = await own.query(
    "select attempts, locked_at is not null as is_locked, last_error from graphile_worker.jobs",
  );
  return rows;
}

const fails = async () => {
  throw new Error("The mail server is away");
};
const FAILED = { attempts: 1, is_locked: false, last_error: "The mail server is away" };

it("a job that was done while the database was away is not done again", async () => {
  const worker = await endsWhileAway(Promise.resolve());
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(jobs, poll).toEqual([]);
  await worker.stop();
});

it("a job that failed while the database was away is tried again", async () => {
  const worker = await endsWhileAway(fails);
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(jobs, poll).toEqual([FAILED]);
  await worker.stop();
});

it("who stops first writes how its jobs have ended, and leaves none locked", async () => {
  const worker = await endsWhileAway(Promise.resolve());
  await worker.stop();
  expect(await jobs()).toEqual([]);
  expect((await own.query("select from internal.job_workers")).rowCount).toBe(0);
});

it("a job whose handing out was not heard of is freed again", async () => {
  const worker = await startWorker({ pool, handlers: [], timed: [], log });
  const { rows } = await own.query<{ id: string }>("select id from internal.job_workers");
  await own.query("select graphile_worker.add_job($1, '{}'::json)", [NAME]);
  const lock = (seconds: number) =>
    own.query(
      `update graphile_worker._private_jobs
          set locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1`,
      [rows[0]?.id, seconds],
    );
  const beaten = () =>
    own
      .query("select from internal.job_workers where alive_at > now() - interval '1 hour'")
      .then(({ rowCount }) => rowCount);
  await lock(5);
  await own.query("update internal.job_workers set alive_at = now() - interval '2 hours'");
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(beaten, poll).toBe(1);
  expect(await jobs()).toMatchObject([{ is_locked: true }]);
  await lock(60);
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(jobs, poll).toMatchObject([{ attempts: 1, is_locked: false }]);
  await worker.stop();
});
