import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "../../contracts/desk/staff.ts";
import { type Actor, atDesk, owner, person, service, visitor } from "./actors.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();
const HELPERS: StaffRole[] = ["support", "administrator"];

async function givenMail(address = `${randomUUID()}@people.example`, of?: string) {
  const { rows } = await database.run(
    owner,
    "insert into desk.mails (kind, address, person, outcome) values ('receipt', $1, $2, 'sent') returning id",
    [address, of ?? null],
  );
  return rows[0]?.id;
}

async function givenDeck(path = `${randomUUID()}/deck.pdf`): Promise<string> {
  const id = await givenAccount(database);
  await database.insert(owner, "profile_files", {
    user_id: id,
    kind: "pitch_deck",
    path,
    name: "deck.pdf",
    bytes: 1,
    sha256: "0".repeat(64),
  });
  return id;
}

const give = (actor: Actor, id: string) =>
  database.run(actor, "insert into public.support_grants (user_id) values ($1)", [id]);
const grantsOf = async (actor: Actor) =>
  (await database.run(actor, "select user_id, path, ends_at from public.support_grants")).rows;

const VERBS = {
  select: "select from desk.mails where id = $1",
  insert:
    "insert into desk.mails (kind, address, outcome) select 'receipt', 'a@b.example', 'sent' where $1::bigint > 0",
  update: "update desk.mails set outcome = 'failed' where id = $1",
  delete: "delete from desk.mails where id = $1",
};

describe("the record of mails", () => {
  describe.each(STAFF_ROLES)("for a member of staff with the role %s", (role) => {
    it.each(Object.entries(VERBS))("%s", async (verb, sql) => {
      const actor = atDesk(await givenStaff(database, role));
      const may = verb === "select" && HELPERS.includes(role);
      expect(await does(database, actor, sql, [await givenMail()])).toBe(may);
    });
  });

  it("is for nobody without a role or the second factor, nor for browsers and the secret key", async () => {
    const id = await givenMail();
    const administrator = await givenStaff(database, "administrator");
    const nobody = await givenAccount(database);
    for (const actor of [
      atDesk(nobody),
      atDesk(administrator, false),
      visitor,
      person(nobody),
      service,
    ]) {
      for (const sql of Object.values(VERBS)) {
        expect(await does(database, actor, sql, [id])).toBe(false);
      }
    }
  });

  it("goes with the account, by its id and by its address", async () => {
    const id = await givenAccount(database);
    const { rows } = await database.run(
      owner,
      "update auth.users set email_confirmed_at = now() where id = $1 returning email",
      [id],
    );
    await givenMail("another@people.example", id);
    await givenMail(String(rows[0]?.email).toUpperCase());
    const other = await givenMail();
    await database.run(owner, "delete from auth.users where id = $1", [id]);
    const left = await database.run(owner, "select id from desk.mails");
    expect(left.rows).toEqual([{ id: other }]);
  });
});

describe("the leave to see a deck", () => {
  it("is the owner's to give, read and take back", async () => {
    const id = await givenDeck("x/deck.pdf");
    await give(person(id), id);
    expect(await grantsOf(person(id))).toMatchObject([{ user_id: id, path: "x/deck.pdf" }]);
    const gone = await database.run(person(id), "delete from public.support_grants");
    expect(gone.rowCount).toBe(1);
    expect(await grantsOf(owner)).toEqual([]);
  });

  it("is for the deck of that moment, and for a day, whenever it is given again", async () => {
    const id = await givenDeck("x/old.pdf");
    await give(person(id), id);
    await database.run(
      owner,
      "update public.support_grants set given_at = now() - interval '20 h', ends_at = now() + interval '4 h'",
    );
    await database.run(owner, "update public.profile_files set path = 'x/new.pdf'");
    await give(person(id), id);
    const { rows } = await database.run(
      owner,
      "select path, ends_at = now() + interval '1 day' as whole from public.support_grants",
    );
    expect(rows).toEqual([{ path: "x/new.pdf", whole: true }]);
  });

  it("cannot be given without a deck, nor for longer than a day", async () => {
    const id = await givenAccount(database);
    await expect(give(person(id), id)).rejects.toMatchObject({ code: "23514" });
    const founder = await givenDeck();
    await give(person(founder), founder);
    await expect(
      database.run(owner, "update public.support_grants set ends_at = ends_at + interval '1 s'"),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("cannot be given, seen or taken back for somebody else, nor by a visitor", async () => {
    const founder = await givenDeck();
    const deckless = await givenAccount(database);
    const other = person(await givenAccount(database));
    // To a stranger it makes no difference whether there is a deck.
    for (const id of [founder, deckless]) {
      await expect(give(other, id)).rejects.toMatchObject({
        code: "42501",
        message: expect.stringMatching(/row-level security/),
      });
    }
    await give(person(founder), founder);
    expect(await grantsOf(other)).toEqual([]);
    expect((await database.run(other, "delete from public.support_grants")).rowCount).toBe(0);
    await expect(grantsOf(visitor)).rejects.toMatchObject({ code: "42501" });
    expect(await grantsOf(owner)).toHaveLength(1);
  });

  it.each([
    ["choose the deck", "insert into public.support_grants (user_id, path) values ($1, 'y/z.pdf')"],
    [
      "choose the end",
      "insert into public.support_grants (user_id, ends_at) values ($1, now() + interval '1 h')",
    ],
    ["change it", "update public.support_grants set path = 'y/z.pdf' where user_id = $1"],
  ])("lets its owner not %s", async (_what, sql) => {
    const id = await givenDeck();
    await give(person(id), id);
    expect(await does(database, person(id), sql, [id])).toBe(false);
  });

  it("waits for the owner's second factor", async () => {
    const id = await givenDeck();
    await database.run(
      owner,
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    );
    await expect(give(person(id), id)).rejects.toMatchObject({ code: "42501" });
    const { role, claims } = person(id);
    await give({ role, claims: { ...claims, aal: "aal2" } }, id);
    expect(await grantsOf(person(id))).toEqual([]);
  });

  it.each(STAFF_ROLES)("is read by staff with the role %s if they help people", async (role) => {
    const id = await givenDeck();
    await give(person(id), id);
    const staff = atDesk(await givenStaff(database, role));
    expect(await grantsOf(staff)).toHaveLength(HELPERS.includes(role) ? 1 : 0);
    for (const sql of [
      "insert into public.support_grants (user_id) values ($1)",
      "update public.support_grants set ends_at = now() where user_id = $1",
      "delete from public.support_grants where user_id = $1",
    ]) {
      expect(await does(database, staff, sql, [id])).toBe(false);
    }
  });
});
