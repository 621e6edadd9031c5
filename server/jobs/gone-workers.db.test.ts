import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { jobHandler, startWorker } from "./worker.ts";

const BEAT_MS = 10_000;
const DONE_WITHIN = { timeout: 20_000 };
const noted = { name: "test_note", payload: z.object({ word: z.string() }) };

let database: MigratedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on("error", () => undefined);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.query("truncate internal.job_workers");
  await pool.query("truncate graphile_worker._private_jobs, graphile_worker._private_job_queues");
});
afterAll(async () => {
  await closePool(pool);
  await database.stop();
});

/** A job that a worker has begun that was last seen this many seconds ago. */
async function begunBy(
  worker: string,
  seenSecondsAgo: number,
  { key, queue }: { key?: string | undefined; queue?: string } = {},
): Promise<void> {
  await pool.query(
    `insert into internal.job_workers (id, alive_at)
     values ($1, now() - make_interval(secs => $2))`,
    [worker, seenSecondsAgo],
  );
  const payload = JSON.stringify({ word: worker });
  await pool.query(
    "select graphile_worker.add_job('test_note', $1::json, job_key := $2, queue_name := $3)",
    [payload, key, queue],
  );
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1
      where payload ->> 'word' = $1`,
    [worker],
  );
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = $1, locked_at = now()
      where queue_name = $2`,
    [worker, queue],
  );
}

const queueAnew = (word: string, { key, queue }: { key: string | undefined; queue: string }) =>
  pool.query(
    "select graphile_worker.add_job('test_note', $1::json, job_key := $2, queue_name := $3)",
    [JSON.stringify({ word }), key, queue],
  );

async function startNoting() {
  const done: string[] = [];
  const worker = await startWorker({
    pool,
    handlers: [jobHandler(noted, async ({ word }) => void done.push(word))],
    timed: [],
    log: pino({ level: "silent" }),
  });
  return { done, stop: worker.stop };
}

const left = async (word: string) => {
  const { rows } = await pool.query(
    `select attempts, last_error, locked_by from graphile_worker._private_jobs
      where payload ->> 'word' = $1`,
    [word],
  );
  return rows;
};
const workers = async () => {
  const { rows } = await pool.query<{ id: string }>("select id from internal.job_workers");
  return rows.map(({ id }) => id);
};

it("what a killed server had begun is done by the next, and not what another is doing", async () => {
  await begunBy("pool-killed", 60);
  await begunBy("pool-busy", 5);
  const { done, stop } = await startNoting();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(() => done, DONE_WITHIN).toEqual(["pool-killed"]);
  await stop();
  expect(done).toEqual(["pool-killed"]);
  expect(await workers()).toEqual(["pool-busy"]);
});

it("who starts after an outage lets the living show themselves first", async () => {
  await begunBy("pool-gone", 40);
  await begunBy("pool-living", 40);
  const { done, stop } = await startNoting();
  expect(await workers()).toEqual(expect.arrayContaining(["pool-gone", "pool-living"]));
  await pool.query("update internal.job_workers set alive_at = now() where id = 'pool-living'");
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(() => done, DONE_WITHIN).toEqual(["pool-gone"]);
  await stop();
  expect(await left("pool-living")).toMatchObject([{ locked_by: "pool-living" }]);
  expect(await workers()).toEqual(["pool-living"]);
});

it("what was queued anew while a killed server was at it is done once, and nothing of it stays", async () => {
  const replaced = "pool-replaced";
  await begunBy(replaced, 60, { key: "note" });
  await pool.query("select graphile_worker.add_job('test_note', $1::json, job_key := 'note')", [
    JSON.stringify({ word: "anew" }),
  ]);
  expect(await left(replaced)).toHaveLength(1);
  const { done, stop } = await startNoting();
  await expect.poll(() => done, DONE_WITHIN).toEqual(["anew"]);
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(() => left(replaced), DONE_WITHIN).toEqual([]);
  await stop();
  expect(done).toEqual(["anew"]);
});

it.each([
  ["done again", undefined, ["pool-killed", "next"]],
  ["queued anew", "note", ["next"]],
])("what waits behind a killed server's job goes on, once that was %s", async (_, key, words) => {
  const [killed, living] = ["line", "other line"];
  await begunBy("pool-killed", 60, { key, queue: killed });
  await begunBy("pool-busy", 5, { queue: living });
  await queueAnew("next", { key, queue: killed });
  await queueAnew("waiting", { key: undefined, queue: living });
  const { done, stop } = await startNoting();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect.poll(() => done, DONE_WITHIN).toEqual(words);
  await stop();
  expect(done).toEqual(words);
});

it.each([undefined, "feed:1"])(
  "a job that ended its server at each of its tries stays as given up (key %s)",
  async (key) => {
    const poison = "pool-poisoned";
    await begunBy(poison, 60, { key });
    const { done, stop } = await startNoting();
    await pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1",
      // A job without a key has had earlier tries, each of which was noted.
      [key === undefined ? "Its server ended during the try" : null],
    );
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    await expect
      .poll(() => left(poison), DONE_WITHIN)
      .toEqual([{ attempts: 25, last_error: "Its server ended during the try", locked_by: null }]);
    await stop();
    expect(done).toEqual([]);
  },
);
