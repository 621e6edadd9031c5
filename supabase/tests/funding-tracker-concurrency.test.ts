import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let cluster: MigratedDatabase;
let first: pg.Client;
let second: pg.Client;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  first = new pg.Client({ connectionString: cluster.url });
  second = new pg.Client({ connectionString: cluster.url });
  await Promise.all([first.connect(), second.connect()]);
});
afterAll(async () => {
  await Promise.all([first.end(), second.end()]);
  await cluster.stop();
});

async function givenStartup(slug: string, isPublished: boolean): Promise<string> {
  const { rows } = await first.query<{ id: string }>(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ($1, 'Rice', '{agritech}', 'seed', 'Vietnam', $2, '2025-01-01') returning id`,
    [slug, isPublished],
  );
  return rows[0]?.id ?? "";
}

const ADD =
  "insert into public.funding_rounds (startup_id, kind, announced_on) values ($1, 'seed', $2)";

/** Commits the first transaction once the second one waits for it. */
async function commitWhenAwaited(): Promise<void> {
  const waiting = "select from pg_locks where not granted";
  while ((await first.query(waiting)).rowCount === 0);
  await first.query("commit");
}

async function counted(startupId: string) {
  const { rows } = await first.query(
    `select announced_on::text as day, days_since_previous as gap
       from tracker.rounds where startup_id = $1 order by announced_on`,
    [startupId],
  );
  return rows;
}

it.each([
  ["hidden", true, []],
  ["published", false, [{ day: "2026-01-02", gap: null }]],
])("a round that comes while its company is being %s", async (slug, isPublished, rounds) => {
  const startupId = await givenStartup(slug, isPublished);
  await first.query("begin");
  await first.query("update public.startups set is_published = $2 where id = $1", [
    startupId,
    !isPublished,
  ]);
  const adding = second.query(ADD, [startupId, "2026-01-02"]);
  await commitWhenAwaited();
  await adding;
  expect(await counted(startupId)).toEqual(rounds);
});

it("two rounds of a company at the same time know of each other", async () => {
  const startupId = await givenStartup("twice", true);
  await first.query("begin");
  await first.query(ADD, [startupId, "2026-01-12"]);
  const adding = second.query(ADD, [startupId, "2026-01-02"]);
  await commitWhenAwaited();
  await adding;
  expect(await counted(startupId)).toEqual([
    { day: "2026-01-02", gap: null },
    { day: "2026-01-12", gap: 10 },
  ]);
});
