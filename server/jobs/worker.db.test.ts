import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { createPool } from "../postgres/pool.ts";
import { startWorker } from "./worker.ts";

const log = pino({ level: "silent" });
let database: MigratedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openMigratedDatabase();
  pool = createPool(database.url, log);
});
afterAll(async () => {
  await closePool(pool);
  await database.stop();
});

/** A worker in the middle of one job, which ends when `end` is called. */
async function inTheMiddle(name: string, patienceMs: number) {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const handle = () => {
    begun.resolve();
    return ending.promise;
  };
  const handlers = [{ name, handle }];
  const worker = await startWorker({ pool, handlers, timed: [], log, patienceMs });
  await pool.query("select graphile_worker.add_job($1, '{}'::json)", [name]);
  await begun.promise;
  return { worker, end: ending.resolve };
}

async function jobs(name: string) {
  const { rows } = await pool.query(
    "select attempts, locked_at is not null as is_locked from graphile_worker.jobs where task_identifier = $1",
    [name],
  );
  return rows;
}

it("stopping waits for a job in progress", async () => {
  const { worker, end } = await inTheMiddle("ends_soon", 20_000);
  expect(worker.isRunning()).toBe(true);
  const stopped = worker.stop();
  expect(await jobs("ends_soon")).toMatchObject([{ is_locked: true }]);
  end();
  await stopped;
  expect(await jobs("ends_soon")).toEqual([]);
  expect(worker.isRunning()).toBe(false);
});

it("a worker that has ended by itself can be stopped", async () => {
  const worker = await startWorker({ pool, handlers: [], timed: [], log });
  const isRunning = async () => {
    // Repeated until it is heard, as the worker may not listen yet.
    await pool.query(
      `select pg_notify('worker:migrate', '{"breaking":true,"migrationNumber":1000}')`,
    );
    return worker.isRunning();
  };
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  // The queue sets it.
  process.exitCode = undefined;
  await worker.stop();
  expect((await pool.query("select from internal.job_workers")).rowCount).toBe(0);
});

it("stopping hands back a job that takes too long, for any server to do again", async () => {
  const { worker, end } = await inTheMiddle("never_ends", 1);
  await worker.stop();
  expect(await jobs("never_ends")).toEqual([{ attempts: 1, is_locked: false }]);
  end();
});
