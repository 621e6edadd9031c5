import { describe, expect, it } from "vitest";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { REGISTER } from "../retention/register.ts";
import { EXPORT_PARTS } from "./export/parts.ts";
import { exportData } from "./export-data.ts";

const { pool, open, activity } = accountsDatabase();

describe("an export", () => {
  it("holds rows of every table about the person, and nothing of anybody else", async () => {
    const [me, other] = [await open("Startup"), await open("Startup")];
    for (const actor of [me, other]) {
      await pool().query("update auth.users set encrypted_password = 'x' where id = $1", [
        actor.userId,
      ]);
      await pool().query(
        "insert into auth.sessions (id, user_id, user_agent) values ($1, $2, 'Browser')",
        [actor.sessionId, actor.userId],
      );
      await pool().query(
        "insert into public.startup_profiles (user_id, name, address) values ($1, $2, 'Lane 3')",
        [actor.userId, `Company of ${actor.userId}`],
      );
      await pool().query(
        `insert into public.saved_searches (user_id, address, label)
         values ($1, '/startups?country=Vietnam', $2)`,
        [actor.userId, `Search of ${actor.userId}`],
      );
    }
    const file = await exportData(pool(), me, new Date("2026-11-22T00:00:00Z"));
    expect(file).toMatchObject({
      format: 1,
      exported_at: "2026-11-22T00:00:00.000Z",
      account: { id: me.userId, email: me.email, has_password: true },
      profile: { role: "Startup" },
      startup_profile: { name: `Company of ${me.userId}`, address: "Lane 3" },
      investor_profile: null,
      saved_searches: [{ label: `Search of ${me.userId}` }],
      sessions: [{ id: me.sessionId, user_agent: "Browser" }],
    });
    expect(JSON.stringify(file)).not.toContain(other.userId);
    expect(JSON.stringify(file)).not.toContain("encrypted_password");
    expect(await activity(me)).toEqual(["data_exported"]);
  });

  it("tells the newest of what a program has done all day, oldest first", async () => {
    const me = await open("Startup");
    await pool().query(
      `insert into public.account_activity (user_id, kind, detail, created_at)
       select $1, 'criteria_saved', n::text, now() - interval '1 day' + n * interval '1 second'
         from generate_series(1, 10002) as n`,
      [me.userId],
    );
    const { activity: told } = await exportData(pool(), me, new Date());
    expect(told).toHaveLength(10_000);
    expect(told).toMatchObject([{ detail: "3" }, ...Array(9_999).fill({})]);
  });

  it("has a part for every table of the product with a person's id, or their account's", async () => {
    const { rows } = await pool().query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('user_id', 'account_id')`,
    );
    const parts = new Map([
      ["profiles", "profile"],
      ["startup_profiles", "startup_profile"],
      ["investor_profiles", "investor_profile"],
      ["profile_files", "files"],
      ["account_activity", "activity"],
      ["credit_accounts", "credits"],
      ["credit_entries", "credits"],
      ["credit_lots", "credits"],
      ["subscriptions", "plans"],
    ]);
    const names = EXPORT_PARTS.map(({ name }) => name);
    for (const { name } of rows) expect(names, name).toContain(parts.get(name) ?? name);
  });

  it("has a part for every other table that goes with the account, or says why not", () => {
    const parts = new Map([
      ["auth.users", "account"],
      ["auth.identities", "account"],
      ["auth.mfa_factors", "second_factors"],
      ["auth.sessions", "sessions"],
      ["desk.cases", "requests"],
      ["desk.mails", "mails"],
      ["internal.bounces", "returned_mails"],
      ["internal.stopped_addresses", "returned_mails"],
      ["internal.newsletter_sends", "newsletter"],
    ]);
    const without = [
      // Nothing but hashes or ids.
      "internal.recovery_codes",
      "internal.newsletter_folded",
      // Only at a hosted project, which keeps it for itself.
      "auth.audit_log_entries",
      // Staff see it at the desk.
      "desk.staff",
      // The files are in the account centre.
      "storage.objects",
    ];
    const names = EXPORT_PARTS.map(({ name }) => name);
    const tables = Object.entries(REGISTER)
      .filter(([table, { ends }]) => !table.startsWith("public.") && ends.includes("account"))
      .map(([table]) => table);
    expect(tables.toSorted()).toEqual([...parts.keys(), ...without].toSorted());
    for (const part of parts.values()) expect(names).toContain(part);
  });

  it("says which devices show codes and which weeks' news came, and gives no secret away", async () => {
    const [me, other] = [await open(), await open()];
    await pool().query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       select gen_random_uuid(), id, 'Phone of ' || id, 'totp', 'verified', 'sealed', '2026-01-02', now()
         from unnest($1::uuid[]) as id`,
      [[me.userId, other.userId]],
    );
    await pool().query(
      "insert into internal.newsletter_weeks (week, articles) values ('2026-11-16', '{}')",
    );
    await pool().query(
      `insert into internal.newsletter_sends (week, user_id, begun_at, sent_at)
       select '2026-11-16', id, '2026-11-23T02:00Z', '2026-11-23T02:01Z' from unnest($1::uuid[]) as id`,
      [[me.userId, other.userId]],
    );
    const file = JSON.parse(JSON.stringify(await exportData(pool(), me, new Date())));
    expect(file).toMatchObject({
      second_factors: [{ name: `Phone of ${me.userId}`, type: "totp" }],
      newsletter: [{ week: "2026-11-16", sent_at: "2026-11-23T02:01:00.000Z" }],
    });
    expect(JSON.stringify(file)).not.toContain("sealed");
    expect(JSON.stringify(file)).not.toContain(other.userId);
  });
});
