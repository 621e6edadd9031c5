import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { keepSearchSettled } from "./keep-search-settled.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

/**
 * Starts the settling.
 * @returns a way to signal changed content, a way to stop, and the first failure.
 */
function keep() {
  let change = () => {};
  const { promise: failure, resolve } = Promise.withResolvers<unknown>();
  const stop = keepSearchSettled({
    pool,
    onContentChange: (listener) => {
      change = listener;
    },
    log: { error: resolve },
  });
  return { change: () => change(), stop, failure };
}

async function pendingPages(): Promise<number> {
  const { rows } = await pool.query(
    "select gin_clean_pending_list('search.names_tokens_idx')::int as pages",
  );
  return rows[0]?.pages;
}

const addStartup = (slug: string) =>
  pool.query(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ($1, 'Rice', '{agritech}', 'seed', 'Vietnam', true, '2026-01-01')`,
    [slug],
  );

/** Resolves when the pool has run a statement that says `settle`. */
function settled(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onRelease = async () => {
    const { rows } = await watcher.query(
      "select from pg_stat_activity where query like '%search.settle()%' and pid <> pg_backend_pid() and state = 'idle'",
    );
    if (rows.length === 0) return;
    pool.off("release", onRelease);
    resolve();
  };
  const watcher = new pg.Client({ connectionString: cluster.url });
  pool.on("release", onRelease);
  return watcher
    .connect()
    .then(() => promise)
    .finally(() => watcher.end());
}

it("moves pending entries after a change", async () => {
  await addStartup("rice");
  const moved = settled();
  const { change, stop } = keep();
  change();
  change();
  await moved;
  await stop();
  expect(await pendingPages()).toBe(0);
});

it("moves nothing once it is stopped", async () => {
  await addStartup("more-rice");
  const { change, stop } = keep();
  change();
  await stop();
  change();
  expect(await pendingPages()).toBeGreaterThan(0);
});

it("logs what fails", async () => {
  await pool.query("alter function search.settle rename to settle_away");
  const { change, stop, failure } = keep();
  change();
  expect(await failure).toEqual({ error: expect.stringContaining("search.settle") });
  await stop();
  await pool.query("alter function search.settle_away rename to settle");
});
