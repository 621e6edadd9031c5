import { describe, expect, it } from "vitest";
import { type Actor, owner, person } from "./actors.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const RULE = "Whoever has a second factor shows it first";

async function givenFactor(userId: string, status: "verified" | "unverified"): Promise<void> {
  await database.run(
    owner,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', $2, now(), now())`,
    [userId, status],
  );
}

const showing = (id: string, aal: string): Actor => {
  const { role, claims } = person(id);
  return { role, claims: { ...claims, aal } };
};

async function givenPerson(): Promise<string> {
  const id = await givenAccount(database);
  await database.insert(owner, "profiles", { user_id: id, role: "Startup" });
  return id;
}

const profilesSeenBy = async (actor: Actor) =>
  (await database.run(actor, "select user_id from public.profiles")).rowCount;

describe("a person's own rows", () => {
  it.each([
    ["is read by a session that has shown two", "verified", "aal2", 1],
    ["is hidden from a session that has shown one", "verified", "aal1", 0],
    ["is read while the second one has not counted yet", "unverified", "aal1", 1],
  ] as const)("with a second factor: %s", async (_, status, aal, seen) => {
    const id = await givenPerson();
    await givenFactor(id, status);
    expect(await profilesSeenBy(showing(id, aal))).toBe(seen);
  });

  it("without a second factor: are read as before", async () => {
    const id = await givenPerson();
    expect(await profilesSeenBy(person(id))).toBe(1);
  });

  it("are refused to write, too", async () => {
    const id = await givenPerson();
    await givenFactor(id, "verified");
    const search =
      "insert into public.saved_searches (address, label) values ('/startups?q=a', 'a')";
    await expect(database.run(showing(id, "aal1"), search)).rejects.toThrow(/row-level security/);
  });

  it("have the rule on every table that asks whose they are", async () => {
    const { rows } = await database.run(
      owner,
      `select distinct schemaname || '.' || tablename as found from pg_policies p
       where 'authenticated' = any (roles) and schemaname in ('public', 'storage')
         and coalesce(qual, with_check) ~ 'auth\\.uid'
         and not exists (
           select from pg_policies r
           where r.schemaname = p.schemaname and r.tablename = p.tablename
             and r.policyname = $1 and r.permissive = 'RESTRICTIVE' and r.cmd = 'ALL'
         )`,
      [RULE],
    );
    expect(rows).toEqual([]);
  });
});

it("recovery codes are read and written by no request role", async () => {
  const id = await givenAccount(database);
  for (const role of ["anon", "authenticated", "service_role"] as const) {
    const actor: Actor = { role, claims: { role, sub: id } };
    await expect(
      database.run(actor, "select code_hash from internal.recovery_codes"),
    ).rejects.toMatchObject({ code: "42501" });
  }
});
