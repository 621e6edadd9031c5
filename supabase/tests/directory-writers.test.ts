import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let cluster: MigratedDatabase;
let one: pg.Client;
let other: pg.Client;
let watcher: pg.Client;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  const connect = async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    return client;
  };
  one = await connect();
  other = await connect();
  watcher = await connect();
});
afterAll(async () => {
  for (const client of [one, other, watcher]) await client.end();
  await cluster.stop();
});

const STARTUP = "11111111-1111-4111-8111-111111111111";
const INVESTOR = "22222222-2222-4222-8222-222222222222";
const ROUNDS = ["33333333-3333-4333-8333-333333333333", "44444444-4444-4444-8444-444444444444"];

beforeEach(async () => {
  await watcher.query(`
    truncate public.startups, public.investors cascade;
    insert into public.startups (id, slug, name, industries, venture_round, country, is_published, published_at)
    values ('${STARTUP}', 'kopi', 'Kopi', '{ai}', 'seed', 'Japan', true, now());
    insert into public.investors (id, slug, name, investor_types, country, is_published, published_at)
    values ('${INVESTOR}', 'lua', 'Lúa', '{association}', 'Japan', true, now());
    insert into public.funding_rounds (id, startup_id, kind, announced_on)
    select id::uuid, '${STARTUP}', 'seed', '2026-01-01' from unnest('{${ROUNDS}}'::text[]) id`);
});

const addRound = `insert into public.funding_rounds (startup_id, kind, announced_on, amount_usd_thousand)
                  values ('${STARTUP}', 'seed', '2026-02-02', 100)`;
const join = (place: number) =>
  `insert into public.funding_round_investors (funding_round_id, investor_id)
   values ('${ROUNDS[place]}', '${INVESTOR}')`;
const publish = (yes: boolean) => `update public.startups set is_published = ${yes}`;

/** Asks until the connection's statement waits for a lock. */
async function untilWaiting(pid: number | undefined): Promise<void> {
  const { rowCount } = await watcher.query(
    "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'",
    [pid],
  );
  if (rowCount === 0) await untilWaiting(pid);
}

describe("two writers at once", () => {
  it.each([
    ["rounds of one startup", addRound, addRound],
    ["an investor into two rounds", join(0), join(1)],
    ["a round into a startup that is being published", publish(true), addRound],
    ["an investor into a startup that is taken back", publish(false), join(0)],
    ["a startup taken back while an investor joins", join(0), publish(false)],
  ])("leave true figures: %s", async (_what, first, second) => {
    if (first === publish(true)) await watcher.query(publish(false));
    await one.query("begin");
    await one.query(first);
    const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() as pid");
    const written = other.query(second);
    await untilWaiting(rows[0]?.pid);
    await one.query("commit");
    await written;
    for (const table of ["startups", "investments", "investors"]) {
      const rowsOf = table.replace(/s$/, "_rows");
      const { rows: wrong } = await watcher.query(
        `(table directory.${table} except table directory.${rowsOf})
         union all (table directory.${rowsOf} except table directory.${table})`,
      );
      expect(wrong).toEqual([]);
    }
  });
});
