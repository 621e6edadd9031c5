import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { jobHandler, startWorker } from "./worker.ts";

const DONE_WITHIN = { timeout: 20_000 };
const noted = { name: "test_note", told: z.object({ word: z.string() }) };

let database: MigratedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on("error", () => undefined);
});
afterAll(async () => {
  await closePool(pool);
  await database.stop();
});

/** A job that a worker has begun, which was seen last so many seconds ago. */
async function begunBy(worker: string, seenSecondsAgo: number, key?: string): Promise<void> {
  await pool.query(
    `insert into internal.job_workers (id, alive_at)
     values ($1, now() - make_interval(secs => $2))`,
    [worker, seenSecondsAgo],
  );
  const told = JSON.stringify({ word: worker });
  await pool.query("select graphile_worker.add_job('test_note', $1::json, job_key := $2)", [
    told,
    key,
  ]);
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1
      where payload ->> 'word' = $1`,
    [worker],
  );
}

it("what a killed server had begun is done by the next, and not what another is doing", async () => {
  await begunBy("pool-killed", 60);
  await begunBy("pool-busy", 5);
  const done: string[] = [];
  const worker = await startWorker({
    pool,
    handlers: [jobHandler(noted, async ({ word }) => void done.push(word))],
    timed: [],
    log: pino({ level: "silent" }),
  });
  await expect.poll(() => done, DONE_WITHIN).toEqual(["pool-killed"]);
  await worker.stop();
  expect(done).toEqual(["pool-killed"]);
  const { rows } = await pool.query("select id from internal.job_workers");
  expect(rows).toEqual([{ id: "pool-busy" }]);
});

it("what was queued anew while a killed server was at it is done once, and nothing of it stays", async () => {
  const replaced = "pool-replaced";
  await begunBy(replaced, 60, "note");
  await pool.query("select graphile_worker.add_job('test_note', $1::json, job_key := 'note')", [
    JSON.stringify({ word: "anew" }),
  ]);
  const left = () =>
    pool
      .query("select id from graphile_worker._private_jobs where payload ->> 'word' = $1", [
        replaced,
      ])
      .then(({ rowCount }) => rowCount);
  expect(await left()).toBe(1);
  const done: string[] = [];
  const worker = await startWorker({
    pool,
    handlers: [jobHandler(noted, async ({ word }) => void done.push(word))],
    timed: [],
    log: pino({ level: "silent" }),
  });
  await expect.poll(() => done, DONE_WITHIN).toEqual(["anew"]);
  await expect.poll(left, DONE_WITHIN).toBe(0);
  await worker.stop();
  expect(done).toEqual(["anew"]);
});
