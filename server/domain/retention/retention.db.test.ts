import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { forgetOld } from "./forget-old.ts";
import { type Ends, type Kept, REGISTER } from "./register.ts";
import { KEPT_DAYS } from "./terms.ts";

const { pool, open } = accountsDatabase();
const log = { info: vi.fn() };

/** Columns that identify or locate people. */
const PERSONAL =
  "(^|_)(email|phone|ip|ip_address|user_agent|user_id|person|actor|asker|device|account_id|subscriber_id|assignee|founder_name|address_key)(_|$)";
/** The sandbox of payments has no real people. */
const NOBODY = ["sample_payments"];
/** Only hosted projects have these. */
const ELSEWHERE = ["auth.audit_log_entries"];

describe("the register", () => {
  it("has every table with something of people", async () => {
    const { rows } = await pool().query<{ name: string }>(
      `select distinct n.nspname || '.' || c.relname as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
          and n.nspname <> all ($2)
          and (a.attname ~ $1 or a.atttypid in ('inet'::regtype, 'cidr'::regtype)
               or a.attname ~ '_by$' and a.atttypid = 'uuid'::regtype
               or exists (select from pg_constraint k where k.conrelid = c.oid
                           and k.confrelid = 'auth.users'::regclass))
        order by 1`,
      [PERSONAL, NOBODY],
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map(({ name }) => name).filter((name) => !(name in REGISTER))).toEqual([]);
  });

  it("has no table that is not there", async () => {
    const { rows } = await pool().query<{ name: string }>(
      "select name from unnest($1::text[]) as name where to_regclass(name) is null",
      [Object.keys(REGISTER)],
    );
    expect(rows.map(({ name }) => name)).toEqual(ELSEWHERE);
  });

  it("never lets a job touch the books", () => {
    const books = Object.values(REGISTER).filter(({ ends }) => ends.includes("books"));
    expect(books.length).toBeGreaterThan(5);
    for (const { ends } of books) expect(ends).toEqual(["books"]);
  });

  it("is documented in docs/operations/retention.md, line for line", () => {
    const paper = readFileSync(
      new URL("../../../docs/operations/retention.md", import.meta.url),
      "utf8",
    );
    const lines = new Set(paper.split("\n"));
    const wanted = Object.entries(REGISTER).map(([table, kept]) => rowOf(table, kept));
    expect(wanted.filter((row) => !lines.has(row))).toEqual([]);
  });

  it("is what the page on privacy promises", async () => {
    const { rows } = await pool().query<{ body: string }>(
      "select body from public.site_pages where slug = 'privacy'",
    );
    const text = rows[0]?.body ?? "";
    const { unconfirmedSubscriber, answeredAddress, emptySearch, unconfirmedAccount } = KEPT_DAYS;
    for (const promise of [
      `confirm the address, we delete it after ${unconfirmedSubscriber} days`,
      `delete it ${answeredAddress} days after we do`,
      `without any link to a person, for ${emptySearch} days`,
      `we delete the account after ${unconfirmedAccount} days`,
    ]) {
      expect(text).toContain(promise);
    }
    const year = [
      KEPT_DAYS.mailRecord,
      KEPT_DAYS.newsletterSend,
      KEPT_DAYS.unusedSession,
      KEPT_DAYS.stoppedAddress,
      KEPT_DAYS.activity,
    ];
    expect(new Set(year)).toEqual(new Set([365]));
    expect(text.match(/\ba year\b/g)).toHaveLength(year.length + 1);
  });
});

/** A line of the table "What is kept, and how long". */
function rowOf(table: string, { holds, why, ends }: Kept): string {
  return `| \`${table}\` | ${holds} | ${why} | ${ends.map(wordsOf).join("; ")} |`;
}

function wordsOf(end: Ends): string {
  if (typeof end !== "string") {
    const count = end.days === 1 ? "1 day" : `${end.days} days`;
    return `${count} after ${end.after} (\`${end.job}\`)`;
  }
  return {
    account: "with the account",
    books: "for good",
    site: "until somebody takes it away",
    never: "for good",
  }[end];
}

describe("every night", () => {
  const rows = async (statement: string, values: unknown[] = []) =>
    (await pool().query(statement, values)).rowCount;

  it("what is over goes, what is not stays, and again changes nothing", async () => {
    const { userId } = await open("Startup");
    const session = (days: number) =>
      pool().query(
        `insert into auth.sessions (id, user_id, created_at, refreshed_at)
         values ($1, $2, now() - interval '3 years', (now() - make_interval(days => $3)) at time zone 'utc')`,
        [randomUUID(), userId, days],
      );
    await session(366);
    await session(364);
    await pool().query(
      `insert into desk.mails (at, kind, address, outcome)
       select now() - make_interval(days => d), 'receipt', 'a@b.example', 'sent'
         from unnest(array[366, 364]) d`,
    );
    await pool().query(
      `insert into desk.empty_searches (day, query, times)
       values (current_date - 91, 'old', 1), (current_date - 90, 'new', 1)`,
    );
    await pool().query(
      `insert into internal.bounces (at, address_key, mail_id, kind)
       select now() - make_interval(days => d), '\\x000102030405060708090a0b', int4send(d), 'policy'
         from unnest(array[91, 89]) d`,
    );
    await pool().query(
      `insert into public.account_activity (user_id, kind, created_at)
       values ($1, 'profile_saved', now() - interval '366 days'), ($1, 'profile_saved', now())`,
      [userId],
    );
    for (let night = 0; night < 2; night += 1) {
      await forgetOld(pool(), log);
      expect(await rows("select from auth.sessions where user_id = $1", [userId])).toBe(1);
      expect(await rows("select from desk.mails")).toBe(1);
      expect(await rows("select from desk.empty_searches")).toBe(1);
      expect(await rows("select from internal.bounces")).toBe(1);
      expect(await rows("select from public.account_activity")).toBe(1);
    }
    expect(log.info).toHaveBeenCalledWith(
      { table: "desk.mails", deleted: 1 },
      "What was over was deleted",
    );
  });

  it("an account goes that nobody has confirmed, and no other", async () => {
    const [never, asked, used, paid] = await Promise.all([open(), open(), open(), open()]);
    await pool().query(
      "update auth.users set created_at = now() - interval '31 days', updated_at = null",
    );
    const set = (what: string, userId: string) =>
      pool().query(`update auth.users set ${what} where id = $1`, [userId]);
    await set("confirmation_sent_at = now() - interval '1 day'", asked.userId);
    await set("email_confirmed_at = now() - interval '30 days'", used.userId);
    await pool().query("insert into public.credit_accounts (user_id) values ($1)", [paid.userId]);
    await forgetOld(pool(), log);
    const { rows: left } = await pool().query<{ id: string }>(
      "select id from auth.users where id = any ($1)",
      [[never, asked, used, paid].map(({ userId }) => userId)],
    );
    expect(left.map(({ id }) => id).sort()).toEqual(
      [asked, used, paid].map(({ userId }) => userId).sort(),
    );
  });

  it("an account that nobody has confirmed takes along what is its own, and nothing of whoever reads there", async () => {
    const [stranger, confirmed] = [await open(), await open()];
    await pool().query(
      `update auth.users set created_at = now() - interval '31 days', updated_at = null,
         email_confirmed_at = case when id = $1 then now() end where id in ($1, $2)`,
      [confirmed.userId, stranger.userId],
    );
    for (const { email } of [stranger, confirmed]) {
      await pool().query(
        `insert into internal.newsletter_subscribers (email, language, confirmed_at)
         values (lower($1), 'en', now())`,
        [email],
      );
      await pool().query(
        `insert into internal.bounces (address_key, mail_id, kind)
         values (internal.address_key($1), '\\x01', 'complaint')`,
        [email],
      );
      await pool().query(
        `insert into internal.stopped_addresses (address_key, reason)
         values (internal.address_key($1), 'complaint')`,
        [email],
      );
      await pool().query(
        `insert into desk.mails (kind, address, outcome, person)
         select 'receipt', $1, 'sent', person
           from unnest(array[null, (select id from auth.users where email = $1)]) person`,
        [email],
      );
    }
    const left = async ({ email }: { email: string }) => [
      await rows("select from internal.newsletter_subscribers where email = lower($1)", [email]),
      await rows("select from internal.bounces where address_key = internal.address_key($1)", [
        email,
      ]),
      await rows(
        "select from internal.stopped_addresses where address_key = internal.address_key($1)",
        [email],
      ),
      await rows("select from desk.mails where address = $1", [email]),
    ];
    expect(await left(stranger)).toEqual([1, 1, 1, 2]);
    await forgetOld(pool(), log);
    expect(await rows("select from auth.users where id = $1", [stranger.userId])).toBe(0);
    expect(await left(stranger)).toEqual([1, 1, 1, 1]);
    await pool().query("delete from auth.users where id = $1", [confirmed.userId]);
    expect(await left(confirmed)).toEqual([0, 0, 0, 0]);
  });

  it("more than a step holds is deleted, too", async () => {
    await pool().query(
      `insert into desk.mails (at, kind, address, outcome)
       select now() - interval '2 years', 'receipt', 'a@b.example', 'sent' from generate_series(1, 5001)`,
    );
    await forgetOld(pool(), log);
    expect(await rows("select from desk.mails where at < now() - interval '1 year'")).toBe(0);
  });

  it("a table that cannot be cleared keeps back no other, and is told", async () => {
    await pool().query(
      `insert into desk.mails (at, kind, address, outcome)
       values (now() - interval '2 years', 'receipt', 'a@b.example', 'sent')`,
    );
    const broken = Object.assign(Object.create(pool()), {
      query: (text: string, values: unknown[]) =>
        text.startsWith("delete from auth.sessions")
          ? Promise.reject(new Error("locked"))
          : pool().query(text, values),
    });
    await expect(forgetOld(broken, log)).rejects.toThrow("locked");
    expect(await rows("select from desk.mails where at < now() - interval '1 year'")).toBe(0);
  });
});
