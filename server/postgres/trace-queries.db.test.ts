import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { tracesOf } from "../signals/test-traces.ts";
import { traced } from "../signals/tracing.ts";
import { createPool } from "./pool.ts";
import { transaction } from "./transaction.ts";

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.stop());

const FAILED = 2;
const PRIVATE = "what a founder wrote";

it("names statements by verb and table within the work that asks, and tells neither text nor values", async () => {
  const { spans, received } = await tracesOf(async () => {
    const pool = createPool(database.url, pino({ level: "silent" }));
    await pool.query("select 'of nobody'");
    await traced("work", {}, async () => {
      await pool.query("select title from public.news where title = $1", [PRIVATE]);
      await pool.query(
        "with known as (select id from public.news where slug = $1) update public.news set title = $1 where id in (select id from known)",
        [PRIVATE],
      );
      await transaction(pool, (client) => client.query({ text: "select 1 as one" }));
      await expect(pool.query(`select '${PRIVATE}'::uuid`)).rejects.toThrow("invalid input");
    });
    await closePool(pool);
  });
  const work = spans.find(({ name }) => name === "work");
  const statements = spans.filter((span) => span !== work);
  expect(statements.map(({ name, status }) => [name, status.code])).toEqual([
    ["sql select public.news", 0],
    ["sql with public.news", 0],
    ["sql begin", 0],
    ["sql select", 0],
    ["sql commit", 0],
    ["sql select", FAILED],
  ]);
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(work?.spanId);
  expect(JSON.stringify(received)).not.toContain(PRIVATE);
});
