import { once } from "node:events";
import { createServer, type Server } from "node:http";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { createFundingDownloads } from "./funding-downloads.ts";
import { createNetworkTurns } from "./network-turns.ts";
import { createPageCache } from "./pages/page-cache.ts";

const ROUNDS = 450;

let cluster: MigratedDatabase;
let pool: pg.Pool;
let server: Server;
let address: string;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await pool.query(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ('evil', '=HYPERLINK("x")', '{fintech}', 'seed', 'Hong Kong', true, now()),
            ('pho', 'Phở', '{fintech}', 'seed', 'Vietnam', true, now())`,
  );
  await pool.query(
    `insert into public.investors (slug, name, investor_types, country, is_published, published_at)
     values ('lead', ' ＝Lead, "the" First', '{venture_capital}', 'Vietnam', true, now())`,
  );
  await pool.query(
    `insert into public.funding_rounds (startup_id, kind, announced_on, amount_usd_thousand)
     select s.id, case s.slug when 'evil' then 'series_a' else 'seed' end,
            (now() at time zone 'utc')::date - n % 20, case when n = 1 then null else n end
       from public.startups s, generate_series(1, $1::int) n
      where s.slug = 'pho' or n = 2`,
    [ROUNDS],
  );
  await pool.query(
    `insert into public.funding_round_investors (funding_round_id, investor_id, is_lead)
     select r.id, i.id, true from public.funding_rounds r, public.investors i where r.kind = 'series_a'`,
  );
  const downloads = createFundingDownloads({
    pool,
    publicUrl: "https://benih.example",
    cache: createPageCache(),
    turns: createNetworkTurns(() => "all"),
    log: pino({ level: "silent" }),
  });
  server = createServer((request, response) => {
    if (!downloads.handle(request, response)) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("No address");
  address = `http://127.0.0.1:${bound.port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await closePool(pool);
  await cluster.stop();
});

async function lines(path: string): Promise<string[]> {
  const bytes = new Uint8Array(await (await fetch(address + path)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).trimEnd().split("\n");
}

it("gives the figures as CSV, under a name that says what they are of", async () => {
  const answer = await fetch(`${address}/funding-tracker.csv?country=Hong Kong&period=year`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="benih-figures-year-hong-kong.csv"',
  );
  const [head, all] = await lines("/funding-tracker.csv?country=Hong Kong");
  expect(head).toBe(
    "dimension,value,starts_on,ends_on,rounds,usd_thousand,undisclosed,previous_rounds," +
      "previous_usd_thousand,difficulty,previous_difficulty,difficulty_rounds,provisional",
  );
  expect(all).toMatch(/^all,,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,1,2,0,0,0,/);
});

it("runs no formula of a stranger, and keeps quotes and commas in their field", async () => {
  const [head, ...rows] = await lines("/funding-tracker/rounds.csv?round=series_a");
  expect(head).toBe(
    "announced_on,startup,country,venture_round,usd_thousand,lead_investors,other_investors,page,is_sample",
  );
  expect(rows).toEqual([
    expect.stringContaining(
      `,"'=HYPERLINK(""x"")",Hong Kong,series_a,2,"' ＝Lead, ""the"" First",,https://benih.example/startups/evil,false`,
    ),
  ]);
});

it("names its columns where there is nothing to tell", async () => {
  expect(await lines("/funding-tracker/rounds.csv?country=Singapore")).toEqual([
    "announced_on,startup,country,venture_round,usd_thousand,lead_investors,other_investors,page,is_sample",
  ]);
});

it("gives every round once, past the page size of the database", async () => {
  const [, ...rows] = await lines("/funding-tracker/rounds.csv?country=Vietnam");
  expect(rows).toHaveLength(ROUNDS);
  expect(new Set(rows.map((row) => row.split(",")[4])).size).toBe(ROUNDS);
  expect(rows.filter((row) => row.includes(",Phở,"))).toHaveLength(ROUNDS);
});

it("gives figures and rounds as JSON, a round without an amount as null", async () => {
  const answer = await fetch(`${address}/funding-tracker.json?country=Vietnam&after=nonsense`);
  const content = await answer.json();
  expect(content).toMatchObject({
    page: "https://benih.example/funding-tracker?country=Vietnam",
    unit: "thousand USD",
    period: "month",
    country: "Vietnam",
  });
  expect(content.figures[0]).toMatchObject({ dimension: "all", rounds: ROUNDS, undisclosed: 1 });
  expect(content.rounds).toHaveLength(ROUNDS);
  const amounts: (number | null)[] = content.rounds.map(
    (round: { usd_thousand: number | null }) => round.usd_thousand,
  );
  expect(amounts.filter((amount) => amount === null)).toHaveLength(1);
});

it("says that it took too long, and keeps nothing of it", async () => {
  const client = await pool.connect();
  try {
    // Nobody can read the rounds while this connection holds the lock.
    await client.query("begin; lock table tracker.daily in access exclusive mode");
    const answer = await fetch(`${address}/funding-tracker.csv?period=week`);
    expect(answer.status).toBe(504);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ error: { code: "request_timeout" } });
  } finally {
    await client.query("rollback");
    client.release();
  }
  expect((await fetch(`${address}/funding-tracker.csv?period=week`)).status).toBe(200);
});

it("leaves other addresses and methods to others", async () => {
  expect((await fetch(`${address}/funding-tracker`)).status).toBe(404);
  expect((await fetch(`${address}/funding-tracker.csv`, { method: "POST" })).status).toBe(404);
});
