import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY, itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, refusedOn, type Subject } from "./writes.ts";

const REFUSAL = refusedOn("profiles");
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return { user_id: await givenAccount(database), role: "Startup", ...changes };
}

const subject: Subject = { database, table: "profiles", column: "role", validRow };

async function givenPerson(role: string): Promise<Actor> {
  const id = await givenAccount(database);
  await database.insert(owner, "profiles", { user_id: id, role });
  return person(id);
}

async function profileOf(id: string | undefined): Promise<Row | undefined> {
  const { rows } = await database.run(owner, "select * from public.profiles where user_id = $1", [
    id,
  ]);
  return rows[0];
}

describe("a visitor", () => {
  it("reads no profile", async () => {
    await givenPerson("Startup");
    await expect(database.run(visitor, "select from public.profiles")).rejects.toMatchObject(
      REFUSAL,
    );
  });

  itRefusesEveryWrite(visitor, subject);
});

describe("a signed-in person", () => {
  it("reads their own profile and nobody else's", async () => {
    const founder = await givenPerson("Startup");
    await givenPerson("Investor");
    const { rows } = await database.run(founder, "select user_id, role from public.profiles");
    expect(rows).toEqual([{ user_id: founder.claims.sub, role: "Startup" }]);
  });

  it("cannot request anybody else's profile", async () => {
    const founder = await givenPerson("Startup");
    const { rowCount } = await database.run(
      stranger,
      "select from public.profiles where user_id = $1",
      [founder.claims.sub],
    );
    expect(rowCount).toBe(0);
  });

  it("reads nothing when the token names nobody", async () => {
    await givenPerson("Startup");
    const nameless: Actor = { role: "authenticated", claims: { role: "authenticated" } };
    expect((await database.run(nameless, "select from public.profiles")).rowCount).toBe(0);
  });

  it("chooses a role once, for themselves", async () => {
    const id = await givenAccount(database);
    const choose = "insert into public.profiles (role, language) values ($1, 'vi')";
    await database.run(person(id), choose, ["Startup"]);
    expect(await profileOf(id)).toMatchObject({ user_id: id, role: "Startup", language: "vi" });
    await expect(database.run(person(id), choose, ["Investor"])).rejects.toMatchObject({
      code: UNIQUE,
    });
    await expect(
      database.run(
        person(id),
        `${choose} on conflict (user_id) do update set role = excluded.role`,
        ["Investor"],
      ),
    ).rejects.toMatchObject(REFUSAL);
  });

  it("chooses no role when the token names nobody", async () => {
    await expect(
      database.insert({ role: "authenticated", claims: {} }, "profiles", { role: "Startup" }),
    ).rejects.toMatchObject({ code: "42501" });
  });

  it.each<[string, Row]>([
    ["whose it is", { user_id: "00000000-0000-4000-8000-00000000beef" }],
    ["when it was made", { created_at: "2020-01-01" }],
    ["when it was changed", { updated_at: "2020-01-01" }],
    ["what mails come", { mails_news: true }],
  ])("cannot say at that %s", async (_what, extra) => {
    const id = await givenAccount(database);
    await expect(
      database.insert(person(id), "profiles", { role: "Startup", ...extra }),
    ).rejects.toMatchObject(REFUSAL);
  });

  it("changes their own preferences, and nobody else's", async () => {
    const [me, other] = [await givenPerson("Startup"), await givenPerson("Startup")];
    const { rowCount } = await database.run(
      me,
      `update public.profiles
          set language = 'th', mails_results = false, mails_news = true`,
    );
    expect(rowCount).toBe(1);
    expect(await profileOf(me.claims.sub)).toMatchObject({
      role: "Startup",
      language: "th",
      mails_results: false,
      mails_news: true,
    });
    expect(await profileOf(other.claims.sub)).toMatchObject({
      language: "en",
      mails_results: true,
      mails_news: false,
    });
  });

  it.each([
    ["role", "'Investor'"],
    ["user_id", "gen_random_uuid()"],
    ["created_at", "now()"],
    ["updated_at", "now()"],
  ])(
    "cannot change %s, not even to the same value, nor along with a preference",
    async (column, value) => {
      const me = await givenPerson("Startup");
      for (const set of [
        `${column} = ${value}`,
        `${column} = ${column}`,
        `language = 'vi', ${column} = ${value}`,
      ]) {
        await expect(database.run(me, `update public.profiles set ${set}`)).rejects.toMatchObject(
          REFUSAL,
        );
      }
    },
  );

  it.each([
    ["delete", "delete from public.profiles"],
    ["truncate", "truncate public.profiles cascade"],
    ["lock the table", "lock table public.profiles in exclusive mode"],
  ])("cannot %s", async (_act, sql) => {
    const me = await givenPerson("Startup");
    await expect(database.run(me, sql)).rejects.toMatchObject(REFUSAL);
  });
});

describe("a sign-up", () => {
  /** Opens an account as the auth service does, with the data from a sign-up. */
  const signUp = async (data: unknown) => {
    const id = randomUUID();
    await database.run(
      owner,
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)",
      [id, `${id}@people.example`, JSON.stringify(data)],
    );
    return id;
  };

  it.each([
    [{ role: "Startup", language: "vi" }, "Startup", "vi"],
    [{ role: "Investor", language: "zh" }, "Investor", "zh"],
    [{ role: "Startup" }, "Startup", "en"],
    [{ role: "startup", language: "EN" }, "Investor", "en"],
    [{ role: "Startup ", language: "vi-VN" }, "Investor", "en"],
    [{ role: "admin", language: "xx" }, "Investor", "en"],
    [{ role: "service_role", language: "" }, "Investor", "en"],
    [{ role: "", language: null }, "Investor", "en"],
    [{ role: 7, language: 7 }, "Investor", "en"],
    [{ role: true, language: ["vi"] }, "Investor", "en"],
    [{ role: ["Startup"], language: { vi: 1 } }, "Investor", "en"],
    [{ role: { Startup: "Startup" }, language: "vi" }, "Investor", "vi"],
    [{ role: "r".repeat(100_000), language: "l".repeat(100_000) }, "Investor", "en"],
    [{ role: "'; drop table public.profiles; --", language: "'" }, "Investor", "en"],
    [{ role: "Startup", user_id: "x", mails_news: true, created_at: "x" }, "Startup", "en"],
  ])("with %j begins a profile", async (data, role, language) => {
    const id = await signUp(data);
    expect(await profileOf(id)).toMatchObject({ role, language, mails_news: false });
  });

  it.each([null, {}, [], ["role"], "role", 7, true, { role: null }, { Role: "Startup" }])(
    "with %j leaves the choice for later",
    async (data) => {
      expect(await profileOf(await signUp(data))).toBeUndefined();
    },
  );

  it("without any data leaves the choice for later", async () => {
    expect(await profileOf(await givenAccount(database))).toBeUndefined();
  });

  const sayAgain = (id: string, data: object) =>
    database.run(owner, "update auth.users set raw_user_meta_data = $2 where id = $1", [
      id,
      JSON.stringify(data),
    ]);

  it("is where it ends: words that change once the address is confirmed change no role", async () => {
    const id = await signUp({ role: "Investor" });
    await database.run(owner, "update auth.users set email_confirmed_at = now() where id = $1", [
      id,
    ]);
    await sayAgain(id, { role: "Startup", language: "th" });
    expect(await profileOf(id)).toMatchObject({ role: "Investor", language: "en" });
  });

  it.each([
    ["another role", { role: "Startup" }, false],
    ["no role, as a sign-in by Google does", { name: "Lan" }, false],
    ["the same role", { role: "Investor", language: "th" }, true],
  ])("of an address that nobody has confirmed, said again with %s", async (_what, data, stays) => {
    const id = await signUp({ role: "Investor" });
    await sayAgain(id, data);
    // If it is gone, its person is asked: whoever answered first may have been a stranger.
    expect(await profileOf(id)).toEqual(
      stays ? expect.objectContaining({ role: "Investor" }) : undefined,
    );
  });
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("the table", () => {
  itChecks(database, "profiles", validRow, [
    ["a role of 41 letters", { role: "r".repeat(41) }],
    ["a language that we do not speak", { language: "fr" }],
  ]);
  itAccepts(database, "profiles", validRow, [
    ["any other role (spec §3)", { role: "Mentor" }],
    ...LANGUAGES.map((language): [string, Row] => [`the language ${language}`, { language }]),
  ]);
  itTouchesUpdatedAt(database, "profiles", validRow);

  it("treats everyone as an investor who is not marked as a startup", async () => {
    await database.insert(owner, "profiles", { user_id: await givenAccount(database) });
    const { rows } = await database.run(owner, "select role from public.profiles");
    expect(rows).toEqual([{ role: "Investor" }]);
  });

  it("refuses a second profile of an account", async () => {
    const row = await validRow();
    await database.insert(owner, "profiles", row);
    await expect(database.insert(owner, "profiles", row)).rejects.toMatchObject({ code: UNIQUE });
  });

  it("refuses a profile of no account", async () => {
    const row = { user_id: stranger.claims.sub };
    await expect(database.insert(owner, "profiles", row)).rejects.toMatchObject({
      code: FOREIGN_KEY,
    });
  });

  it("is deleted with its account", async () => {
    await database.insert(owner, "profiles", await validRow());
    await database.run(owner, "delete from auth.users");
    expect((await database.run(owner, "select from public.profiles")).rowCount).toBe(0);
  });
});
