import { once } from "node:events";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { keepDifficultyCurrent } from "./keep-difficulty-current.ts";
import { refreshDifficulty } from "./refresh-difficulty.ts";

const ANNOUNCED = "funding_difficulty";

let cluster: MigratedDatabase;
let pool: pg.Pool;
let listener: pg.Client;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 3 });
  listener = new pg.Client({ connectionString: cluster.url });
  await listener.connect();
  await listener.query("listen content_changed");
  await pool.query(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ('rice', 'Rice', '{agritech}', 'seed', 'Vietnam', true, '2026-01-01')`,
  );
});
afterEach(async () => {
  await stop();
});
afterAll(async () => {
  await listener.end();
  await closePool(pool);
  await cluster.stop();
});

async function announcement(): Promise<void> {
  for (;;) {
    const [{ payload }] = await once(listener, "notification");
    if (payload === ANNOUNCED) return;
  }
}

async function addRound(): Promise<void> {
  await pool.query(
    `insert into public.funding_rounds (startup_id, kind, announced_on)
     select id, 'seed', (now() at time zone 'utc')::date from public.startups`,
  );
}

async function roundsOfTheWeek(): Promise<unknown> {
  const { rows } = await pool.query(
    `select rounds from tracker.ranked_cells
      where period = 'week' and back = 0 and country = 'Vietnam' and venture_round = 'seed'`,
  );
  return rows[0]?.rounds;
}

/**
 * Starts the refreshing.
 * @returns a way to signal changed content, the logged errors, and the first of them
 */
function keep() {
  const listeners: (() => void)[] = [];
  const errors: unknown[] = [];
  const { promise: failure, resolve } = Promise.withResolvers<unknown>();
  stop = keepDifficultyCurrent({
    pool,
    onContentChange: (added) => listeners.push(added),
    log: { error: (details: unknown) => resolve(errors.push(details)) },
  });
  const change = () => {
    for (const heard of listeners) heard();
  };
  return { change, errors, failure };
}

it("computes the index at the start and after a change, and announces it", async () => {
  await addRound();
  const atStart = announcement();
  const { change, errors } = keep();
  await atStart;
  expect(await roundsOfTheWeek()).toBe(1);

  await addRound();
  const afterChange = announcement();
  change();
  change();
  await afterChange;
  expect(await roundsOfTheWeek()).toBe(2);
  expect(errors).toEqual([]);
});

it("logs what fails and tries again", async () => {
  await pool.query("alter function tracker.refresh rename to refresh_away");
  await addRound();
  const { change, errors, failure } = keep();
  await failure;
  expect(errors).toEqual([{ error: expect.stringContaining("tracker.refresh") }]);
  const again = announcement();
  await pool.query("alter function tracker.refresh_away rename to refresh");
  change();
  await again;
  expect(await roundsOfTheWeek()).toBe(3);
});

it("aborts a refresh in progress when it is stopped", async () => {
  await addRound();
  const other = new pg.Client({ connectionString: cluster.url });
  await other.connect();
  await other.query("select pg_advisory_lock(hashtext('tracker.refresh'))");
  const { errors } = keep();
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
  while ((await other.query(waiting)).rowCount === 0);
  await stop();
  expect(errors).toEqual([]);
  await other.end();
  expect(await refreshDifficulty(pool)).toBe(true);
});

it("announces nothing where nothing changed", async () => {
  await addRound();
  expect(await refreshDifficulty(pool)).toBe(true);
  expect(await refreshDifficulty(pool)).toBe(false);
});

it("one of two refreshes at once does the work", async () => {
  await addRound();
  const done = await Promise.all([refreshDifficulty(pool), refreshDifficulty(pool)]);
  expect(done.sort()).toEqual([false, true]);
});

it("leaves what another transaction has not committed yet for the next time", async () => {
  const writer = new pg.Client({ connectionString: cluster.url });
  await writer.connect();
  const before = Number(await roundsOfTheWeek());
  await addRound();
  await writer.query("begin");
  await writer.query(
    `insert into public.funding_rounds (startup_id, kind, announced_on)
     select id, 'grant', (now() at time zone 'utc')::date from public.startups`,
  );
  expect(await refreshDifficulty(pool)).toBe(true);
  expect(await roundsOfTheWeek()).toBe(before + 1);
  await writer.query("commit");
  await writer.end();
  expect(await refreshDifficulty(pool)).toBe(true);
  const { rows } = await pool.query(
    `select rounds from tracker.ranked_cells
      where period = 'week' and back = 0 and country = 'all' and venture_round = 'all'`,
  );
  expect(rows).toEqual([{ rounds: before + 2 }]);
});
