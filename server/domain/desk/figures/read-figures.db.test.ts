import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readFigures as contract, type DailyFigure } from "../../../../contracts/desk/figures.ts";
import { closePool } from "../../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../../supabase/tests/migrated-database.ts";
import { Actor } from "../../account/actor.ts";
import { asStaff } from "../as-staff.ts";
import { readFigures } from "./read-figures.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;
const support = new Actor({
  userId: randomUUID(),
  email: "support@benih.example",
  sessionId: randomUUID(),
});
const PEOPLE = [randomUUID(), randomUUID()];
/** Noon UTC, this many days ago. */
const ago = (days: number) =>
  `(date_trunc('day', now() at time zone 'UTC') - interval '${days} days' + interval '12 hours') at time zone 'UTC'`;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await pool.query(
    "insert into desk.settings (name, value) values ('second_factor_demanded', 'false')",
  );
  await pool.query(
    "insert into auth.users (id, email, created_at) values ($1, $2, now() - interval '1 year')",
    [support.userId, support.email],
  );
  await pool.query("insert into desk.staff (user_id, role) values ($1, 'support')", [
    support.userId,
  ]);
  for (const [at, id] of PEOPLE.entries()) {
    await pool.query(
      `insert into auth.users (id, email, created_at, email_confirmed_at)
       values ($1, $2, ${ago(at === 0 ? 1 : 10)}, now())`,
      [id, `${id}@example.com`],
    );
  }
  // Somebody who never confirmed has not signed up.
  await pool.query(
    `insert into auth.users (id, email, created_at) values ($1, 'x@example.com', ${ago(1)})`,
    [randomUUID()],
  );
  await pool.query("delete from public.account_activity");
  await pool.query(
    `insert into public.account_activity (user_id, kind, created_at)
     select $1, 'profile_saved', at from unnest(array[${ago(1)}, ${ago(2)}, ${ago(9)}]) as at`,
    [PEOPLE[0]],
  );
  const account = await pool.query<{ id: string }>("select internal.credit_account($1) as id", [
    PEOPLE[0],
  ]);
  const entries: [string, number, string][] = [
    ["purchase", 100, ago(3)],
    ["spend", -20, ago(2)],
    ["refund", 20, ago(2)],
    ["spend", -5, ago(8)],
  ];
  for (const [kind, amount, at] of entries) {
    await pool.query(
      `insert into public.credit_entries (account_id, kind, amount, balance_after, owed_after,
         idempotency_key, reason, subject_kind, subject_id, created_at)
       values ($1, $2, $3, 100, 0, $4, 'test', 'run', 'x', ${at})`,
      [account.rows[0]?.id, kind, amount, randomUUID()],
    );
  }
  for (const [at, problem] of [
    [ago(1), null],
    [ago(1), "failed"],
    [ago(9), null],
  ]) {
    await pool.query(
      `insert into public.runs (user_id, service, idempotency_key, language, price, state, problem,
         fingerprint, created_at, finished_at)
       values ($1, 'match', $2, 'en', 3, case when $3::text is null then 'done' else 'failed' end, $3,
         repeat('a', 64), ${at}, ${at} + interval '90 seconds')`,
      [PEOPLE[1], randomUUID(), problem],
    );
  }
  await pool.query(
    `insert into public.model_calls (model, purpose, outcome, cost_micros, created_at)
     values ('m', 'deck', 'answered', 1500000, ${ago(1)})`,
  );
  await pool.query(
    `insert into desk.empty_searches (day, query, times)
     values (current_date - 1, 'kelp farms', 4), (current_date - 9, 'kelp farms', 2)`,
  );
  await pool.query(
    `insert into public.news (slug, title, body, title_th, body_th, is_published, published_at)
     values ('one', 'One', 'Body', 'หนึ่ง', 'เนื้อหา', true, now()), ('two', 'Two', 'Body', null, null, true, now()),
            ('three', 'Three', '', null, null, false, null)`,
  );
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function read(timeZone = "UTC") {
  const told = await asStaff(pool, { actor: support, area: "read" }, (staff) =>
    readFigures(staff, { timeZone }),
  );
  return contract.output.parse(told);
}

it("tells each figure week against week, and by day", async () => {
  const { daily, days } = await read();
  expect(days).toHaveLength(15);
  const of = (figure: DailyFigure) => daily.find((one) => one.figure === figure);
  expect(of("signUps")).toMatchObject({ week: 1, weekBefore: 1 });
  // Active on two days, which counts once in the week; somebody else had runs in both weeks.
  expect(of("activePeople")).toMatchObject({ week: 2, weekBefore: 2 });
  expect(of("activePeople")?.perDay.slice(-4)).toEqual([0, 1, 2, 0]);
  expect(of("creditsSold")).toMatchObject({ week: 100, weekBefore: 0 });
  expect(of("creditsSpent")).toMatchObject({ week: 0, weekBefore: 5 });
  expect(of("runsDone")).toMatchObject({ week: 1, weekBefore: 1 });
  expect(of("runsFailed")).toMatchObject({ week: 1, weekBefore: 0 });
  expect(of("modelMicros")).toMatchObject({ week: 1_500_000, weekBefore: 0 });
  expect(of("emptySearches")).toMatchObject({ week: 4, weekBefore: 2 });
});

it("tells how runs ended and how long they took", async () => {
  const { runs } = await read();
  expect(runs.find(({ service }) => service === "match")).toEqual({
    service: "match",
    done: 1,
    failed: 1,
    doneBefore: 1,
    failedBefore: 0,
    medianSeconds: 90,
    mostSeconds: 90,
  });
  expect(runs.find(({ service }) => service === "publish")).toMatchObject({ medianSeconds: null });
});

it("counts articles by state and language, and what was searched for in vain", async () => {
  const { articles, emptySearches, failedJobs } = await read("Asia/Jakarta");
  expect(articles.published).toBe(2);
  expect(articles.languages.find(({ language }) => language === "th")?.count).toBe(1);
  expect(articles.languages.find(({ language }) => language === "vi")?.count).toBe(0);
  expect(articles.states).toContainEqual({ state: "unpublished", count: 1 });
  expect(emptySearches).toEqual([{ query: "kelp farms", times: 4 }]);
  // The worker has not created its tables here.
  expect(failedJobs).toEqual([]);
});

it("tells who reads the week by mail, and how much of the last one went out", async () => {
  expect((await read()).newsletter).toEqual({ readers: 0, waiting: 0, last: null });
  await pool.query(
    `insert into internal.newsletter_subscribers (email, language, confirmed_at)
     values ('a@readers.example', 'vi', now()), ('b@readers.example', 'en', now()),
            ('c@readers.example', 'en', null)`,
  );
  await pool.query(
    "insert into public.profiles (user_id, role, mails_news) values ($1, 'Investor', true)",
    [PEOPLE[0]],
  );
  await pool.query(
    "insert into internal.newsletter_weeks (week, articles) values ('2026-11-16', '{}')",
  );
  await pool.query(
    `insert into internal.newsletter_sends (week, subscriber_id, begun_at, sent_at)
     select '2026-11-16', id, now(), case when email like 'a%' then now() end
       from internal.newsletter_subscribers where confirmed_at is not null`,
  );
  const last = { week: "2026-11-16", mails: 2, sent: 1 };
  expect((await read()).newsletter).toEqual({ readers: 3, waiting: 1, last });
});
