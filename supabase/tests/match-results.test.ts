import { describe, expect, it } from "vitest";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenMatchRun, givenPages } from "./match-rows.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, refusedOn } from "./writes.ts";

const TABLE = "match_results";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const { investor_id } = await givenPages(database);
  return {
    run_id: await givenMatchRun(database),
    place: 1,
    investor_id,
    rate: 80,
    reasons: ["One.", "Two."],
    against: "But.",
    ...changes,
  };
}
const subject = { database, table: TABLE, column: "against", validRow };

/**
 * A result of a new person.
 * @returns its person and its run.
 */
async function givenResult() {
  const mine = await givenAccount(database);
  const run_id = await givenMatchRun(database, mine);
  await database.insert(owner, TABLE, await validRow({ run_id }));
  return { mine, run_id };
}

const runsSeenBy = async (actor: Actor) => {
  const { rows } = await database.run(actor, `select run_id from public.${TABLE}`);
  return rows.map(({ run_id }) => run_id);
};

describe("a visitor", () => {
  it("reads nothing", async () => {
    await givenResult();
    await expect(runsSeenBy(visitor)).rejects.toMatchObject(refusedOn(TABLE));
  });
  itRefusesEveryWrite(visitor, subject);
});

describe("a signed-in person", () => {
  it("reads the results of their own runs, and nobody else's", async () => {
    const [{ mine, run_id }] = [await givenResult(), await givenResult()];
    expect(await runsSeenBy(person(mine))).toEqual([run_id]);
  });

  it("cannot request another person's result, not even as the company found", async () => {
    const { run_id } = await givenResult();
    const found = await givenAccount(database);
    const { rows } = await database.run(owner, `select investor_id from public.${TABLE}`);
    await database.insert(owner, "investor_profiles", {
      user_id: found,
      investor_id: rows[0]?.investor_id,
    });
    for (const actor of [person(found), stranger, { role: "authenticated", claims: {} } as const]) {
      const asked = `select from public.${TABLE} where run_id = $1`;
      expect((await database.run(actor, asked, [run_id])).rowCount).toBe(0);
    }
  });

  it.each([
    ["add to", `insert into public.${TABLE} (run_id, place) values ($1, 2)`],
    ["change", `update public.${TABLE} set rate = 100 where run_id = $1`],
    ["remove", `delete from public.${TABLE} where run_id = $1`],
  ])("may not even %s what is theirs", async (_act, sql) => {
    const { mine, run_id } = await givenResult();
    await expect(database.run(person(mine), sql, [run_id])).rejects.toMatchObject(refusedOn(TABLE));
  });

  itRefusesEveryWrite(stranger, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("a result", () => {
  itAccepts(database, TABLE, validRow, [
    ["one reason", { reasons: ["One."] }],
    ["three", { reasons: ["One.", "Two.", "Three."] }],
    ["a rate of 0", { rate: 0 }],
    ["a rate of 100", { rate: 100 }],
    ["conflicts", { conflicts: ["TapLane"] }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["no reason", { reasons: [] }],
    ["four reasons", { reasons: ["1", "2", "3", "4"] }],
    ["a rate below 0", { rate: -1 }],
    ["a rate above 100", { rate: 101 }],
    ["a place before the first", { place: 0 }],
    ["nobody", { investor_id: null }],
  ]);

  it("is of one side, and one at its place", async () => {
    const { startup_id } = await givenPages(database);
    await expect(
      database.insert(owner, TABLE, await validRow({ startup_id })),
    ).rejects.toMatchObject({ code: "23514" });
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
  });

  it.each(["public.investors", "public.runs", "auth.users"])(
    "is deleted with %s",
    async (table) => {
      await givenResult();
      await database.run(owner, `delete from ${table}`);
      expect(await runsSeenBy(owner)).toEqual([]);
    },
  );
});
