import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { countEmptySearches } from "./count-empty-searches.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;
const log = {
  error: (...told: unknown[]) => {
    throw new Error(JSON.stringify(told));
  },
};

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});
beforeEach(() => pool.query("truncate desk.empty_searches"));

async function counted(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ query: string; times: number }>(
    "select query, times from desk.empty_searches where day = current_date",
  );
  return Object.fromEntries(rows.map(({ query, times }) => [query, times]));
}

it("counts by folded words and day, over several servers", async () => {
  const here = countEmptySearches(pool, log);
  const there = countEmptySearches(pool, log);
  for (const query of ["Kelp Farms", "kelp farms", "Đà Nẵng", ""]) here.count(query);
  there.count("KELP FARMS");
  await here.stop();
  await there.stop();
  expect(await counted()).toEqual({ "kelp farms": 3, "da nang": 1 });
});

it("keeps nothing that may be of a person", async () => {
  const searches = countEmptySearches(pool, log);
  for (const query of ["mail me@example.com", "+62 812 3456 7890", "4111-1111-1111-1111"]) {
    searches.count(query);
  }
  await searches.stop();
  expect(await counted()).toEqual({});
});

it("is bounded", async () => {
  const searches = countEmptySearches(pool, log);
  for (let at = 0; at < 1000; at += 1) searches.count(`flood ${String.fromCodePoint(0x4e00 + at)}`);
  await searches.stop();
  const { rows } = await pool.query("select count(*)::int as rows from desk.empty_searches");
  expect(rows).toEqual([{ rows: 200 }]);
});
