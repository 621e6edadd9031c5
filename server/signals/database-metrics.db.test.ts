import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { measureDatabase } from "./database-metrics.ts";
import { expose } from "./exposition.ts";

let database: MigratedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await closePool(pool);
  await database.stop();
});

async function read(from: pg.Pool): Promise<string> {
  const { metrics, refresh } = measureDatabase(from);
  await refresh();
  return expose(metrics);
}

it("knows the database", async () => {
  const text = await read(pool);
  expect(text).toContain("benih_database_up 1\n");
  expect(Number(/^benih_database_size_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000);
  expect(text).toContain("benih_jobs_oldest_seconds 0\n");
});

it("counts jobs by task and state, and mails among them", async () => {
  const add = (task: string, at: string) =>
    pool.query(
      "select from graphile_worker.add_job($1, '{}', run_at := now() + $2::interval, max_attempts := 2)",
      [task, at],
    );
  await add("send_letter", "-90 seconds");
  await add("send_letter", "1 hour");
  await add("perform_run", "-10 seconds");
  await pool.query(
    "update graphile_worker._private_jobs set attempts = 1 where run_at < now() - interval '1 minute'",
  );
  await add("perform_run", "-20 minutes");
  await pool.query(
    "update graphile_worker._private_jobs set attempts = 2 where run_at < now() - interval '15 minutes'",
  );
  const text = await read(pool);
  const jobs = [...text.matchAll(/^benih_jobs\{task="(\w+)",state="(\w+)"\} ([1-9]\d*)$/gm)];
  expect(jobs.map(([, ...told]) => told.join(" ")).sort()).toEqual([
    "perform_run given_up 1",
    "perform_run waiting 1",
    "send_letter failing 1",
    "send_letter scheduled 1",
  ]);
  expect(text).toContain("benih_mails_queued 1\n");
  const oldest = Number(/^benih_jobs_oldest_seconds ([\d.]+)$/m.exec(text)?.[1]);
  expect(oldest).toBeGreaterThanOrEqual(10);
  expect(oldest).toBeLessThan(600);
});

it("tells how long a worker has been at a job, and forgets mails that wait on purpose", async () => {
  await pool.query("truncate graphile_worker._private_jobs");
  await pool.query(
    `select graphile_worker.add_job('send_letter', '{}', run_at := now() - interval '2 hours', priority := 10);
     select graphile_worker.add_job('perform_run', '{}');
     update graphile_worker._private_jobs set locked_by = 'pool-busy', locked_at = now() - interval '1 hour'
      where priority = 0`,
  );
  const text = await read(pool);
  expect(text).toContain("benih_jobs_oldest_seconds 0\n");
  expect(text).toContain('benih_jobs{task="send_letter",state="waiting"} 1\n');
  expect(Number(/^benih_jobs_held_seconds ([\d.]+)$/m.exec(text)?.[1])).toBeCloseTo(3600, -2);
});

it("is read at most every 15 seconds", async () => {
  let queries = 0;
  const counting = new pg.Pool({ connectionString: database.url, max: 1 });
  counting.on("acquire", () => {
    queries += 1;
  });
  const { refresh } = measureDatabase(counting);
  await Promise.all([refresh(), refresh()]);
  const first = queries;
  await refresh();
  expect(first).toBeGreaterThan(0);
  expect(queries).toBe(first);
  await closePool(counting);
});

it("says that it is down, and nothing else of it", async () => {
  const nowhere = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
  const text = await read(nowhere);
  expect(text).toContain("benih_database_up 0\n");
  expect(text).not.toMatch(/^benih_(?:database_size|jobs|mails)[^ ]* \d/m);
  await nowhere.end();
});
