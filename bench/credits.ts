import { randomUUID } from "node:crypto";
import pg from "pg";
import { startMigratedCluster } from "../supabase/tests/cluster.ts";
import { quantile } from "./median.ts";
import { printTable } from "./table.ts";

/**
 * `node bench/credits.ts`: spends per second on one account and on 1,000, each durable on disk when
 * answered, compared with a bare durable insert of one row into the same database.
 */

const CLIENTS = 16;
const ACCOUNTS = 1000;
const SECONDS = 8;
const PLENTY = 1_000_000;

const cluster = await startMigratedCluster();
const pool = new pg.Pool({ connectionString: cluster.url, max: CLIENTS });
try {
  await pool.query("create table bare (id uuid primary key, amount int not null)");
  const accounts = await openAccounts();
  const [only = ""] = accounts;
  const bare = await measure(() =>
    pool.query("insert into bare (id, amount) values ($1, -1)", [randomUUID()]),
  );
  const one = await measure(() => spend(only));
  const many = await measure(() =>
    spend(accounts[Math.floor(Math.random() * accounts.length)] ?? only),
  );
  const row = (what: string, { perSecond, p50, p99 }: typeof bare) => [
    what,
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    `${((perSecond / bare.perSecond) * 100).toFixed(0)} %`,
  ];
  printTable(
    `Spending credits, ${CLIENTS} clients, ${SECONDS} s each`,
    ["against", "a second", "p50 ms", "p99 ms", "of bare"],
    [
      row("a bare table", bare),
      row("one account", one),
      row(`${ACCOUNTS.toLocaleString("en")} accounts`, many),
    ],
  );
  const { rows } = await pool.query("select * from internal.reconcile_credits()");
  console.log(rows.length === 0 ? "The books agree." : `${rows.length} differences in the books!`);
} finally {
  await pool.end();
  await cluster.stop();
}

async function openAccounts(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with people as (
       insert into auth.users (id, email)
       select gen_random_uuid(), n || '@people.example' from generate_series(1, $1::int) n
       returning id
     ), accounts as (
       insert into public.credit_accounts (user_id) select id from people returning id
     ) select id from accounts`,
    [ACCOUNTS],
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await post(id, "purchase", PLENTY);
  return ids;
}

function spend(account: string): Promise<unknown> {
  return post(account, "spend", -1);
}

function post(account: string, kind: string, amount: number): Promise<unknown> {
  return pool.query(
    "select internal.post_credit_entry($1, $2, $3, $4, 'match', 'run', 'measured')",
    [account, kind, amount, `bench:${randomUUID()}`],
  );
}

/** All clients at once, one call after another each. */
async function measure(act: () => Promise<unknown>) {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await act();
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}
