import { describe, expect, it } from "vitest";
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

  it("finds nobody else's profile by asking for it", async () => {
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

  it("cannot make their own role another", async () => {
    const founder = await givenPerson("Startup");
    await expect(
      database.run(founder, "update public.profiles set role = 'Investor' where user_id = $1", [
        founder.claims.sub,
      ]),
    ).rejects.toMatchObject(REFUSAL);
  });

  it("cannot make a profile for themselves", async () => {
    const id = await givenAccount(database);
    await expect(
      database.insert(person(id), "profiles", { user_id: id, role: "Startup" }),
    ).rejects.toMatchObject(REFUSAL);
  });

  itRefusesEveryWrite(stranger, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("the table", () => {
  itChecks(database, "profiles", validRow, [["a role of 41 letters", { role: "r".repeat(41) }]]);
  itAccepts(database, "profiles", validRow, [["any other role (spec §3)", { role: "Mentor" }]]);
  itTouchesUpdatedAt(database, "profiles", validRow);

  it("takes everyone for an investor who is not said to be a startup", async () => {
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

  it("goes with its account", async () => {
    await database.insert(owner, "profiles", await validRow());
    await database.run(owner, "delete from auth.users");
    expect((await database.run(owner, "select from public.profiles")).rowCount).toBe(0);
  });
});
