import { describe, expect, it } from "vitest";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { introductionRow } from "./match-rows.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, refusedOn } from "./writes.ts";

const TABLE = "introductions";
const database = migratedDatabase();
const validRow = (changes: Row = {}) => introductionRow(database, changes);
const subject = { database, table: TABLE, column: "message", validRow };
const ANSWERED = { answered_at: "2026-01-02T03:04:05Z" };

async function givenIntroduction(changes: Row = {}): Promise<Row> {
  const row = await validRow(changes);
  await database.insert(owner, TABLE, row);
  return row;
}

const askersSeenBy = async (actor: Actor) => {
  const { rows } = await database.run(actor, `select asked_by from public.${TABLE}`);
  return rows.map(({ asked_by }) => asked_by);
};

describe("a visitor", () => {
  it("reads nothing", async () => {
    await givenIntroduction();
    await expect(askersSeenBy(visitor)).rejects.toMatchObject(refusedOn(TABLE));
  });
  itRefusesEveryWrite(visitor, subject);
});

describe.each(["asked_by", "asked_of"])("who is in %s", (column) => {
  it("reads the introduction, and no other", async () => {
    const [row] = [await givenIntroduction(), await givenIntroduction()];
    expect(await askersSeenBy(person(String(row[column])))).toEqual([row.asked_by]);
  });

  it.each([
    ["agree", "update public.introductions set state = 'agreed', answered_at = now()"],
    ["change the message", "update public.introductions set message = 'x'"],
    ["remove it", "delete from public.introductions"],
  ])("may not %s by themselves", async (_act, sql) => {
    const row = await givenIntroduction();
    await expect(database.run(person(String(row[column])), sql)).rejects.toMatchObject(
      refusedOn(TABLE),
    );
  });

  it("reads nothing of the other's account or address", async () => {
    const row = await givenIntroduction();
    const me = person(String(row[column]));
    await expect(database.run(me, "select email from auth.users")).rejects.toMatchObject({
      code: "42501",
    });
    for (const table of ["profiles", "startup_profiles", "investor_profiles", "account_activity"]) {
      const other = column === "asked_by" ? row.asked_of : row.asked_by;
      const asked = `select from public.${table} where user_id = $1`;
      expect((await database.run(me, asked, [other])).rowCount).toBe(0);
    }
  });
});

describe("a stranger", () => {
  it("reads nothing", async () => {
    await givenIntroduction();
    expect(await askersSeenBy(stranger)).toEqual([]);
    expect(await askersSeenBy({ role: "authenticated", claims: {} })).toEqual([]);
  });
  itRefusesEveryWrite(stranger, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("an introduction", () => {
  itAccepts(database, TABLE, validRow, [
    ["no message", { message: "" }],
    ["a message of 1000 characters", { message: "ก".repeat(1000) }],
    ...["agreed", "declined", "withdrawn", "expired"].map((state): [string, Row] => [
      `that was ${state}`,
      { state, ...ANSWERED },
    ]),
  ]);
  itChecks(database, TABLE, validRow, [
    ["a message of 1001 characters", { message: "m".repeat(1001) }],
    ["a state that is not on the list", { state: "ignored", ...ANSWERED }],
    ["an answer without a time", { state: "agreed" }],
    ["an open ask that was answered", ANSWERED],
  ]);

  it("is between two people", async () => {
    const { asked_by, ...row } = await validRow();
    await expect(
      database.insert(owner, TABLE, { ...row, asked_by, asked_of: asked_by }),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it.each([
    ["asked", "asked", {}],
    ["agreed", "asked", ANSWERED],
  ])("that is %s stands alone between its pages", async (state, next, answered) => {
    const row = await givenIntroduction({ state, ...answered });
    await expect(
      database.insert(owner, TABLE, { ...row, state: next, answered_at: null }),
    ).rejects.toMatchObject({
      code: UNIQUE,
    });
  });

  it.each(["declined", "withdrawn", "expired"])(
    "that was %s makes room for another",
    async (state) => {
      const row = await givenIntroduction({ state, ...ANSWERED });
      await database.insert(owner, TABLE, { ...row, state: "asked", answered_at: null });
      expect(await askersSeenBy(owner)).toHaveLength(2);
    },
  );

  it.each(["public.startups", "public.investors", "auth.users"])(
    "is deleted with %s",
    async (table) => {
      await givenIntroduction();
      await database.run(owner, `delete from ${table}`);
      expect(await askersSeenBy(owner)).toEqual([]);
    },
  );
});
