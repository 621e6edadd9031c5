import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { FOREIGN_KEY, itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "credit_accounts";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return { id: randomUUID(), user_id: await givenAccount(database), ...changes };
}

describeAccountRows({ database, table: TABLE, column: "balance", validRow }, "id");

describe("an account", () => {
  itAccepts(database, TABLE, validRow, [
    ["credits", { balance: 30 }],
    ["what is owed where there are none", { balance: 0, owed: 12 }],
    ["nobody, for they are gone", { user_id: null }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["a balance below zero", { balance: -1 }],
    ["a debt below zero", { owed: -1 }],
    ["credits beside what is owed", { balance: 1, owed: 1 }],
  ]);

  it("begins with nothing", async () => {
    await database.insert(owner, TABLE, await validRow());
    const { rows } = await database.run(owner, `select balance, owed from public.${TABLE}`);
    expect(rows).toEqual([{ balance: 0, owed: 0 }]);
  });

  it("exists once for each person", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, { ...row, id: randomUUID() })).rejects.toMatchObject(
      { code: UNIQUE },
    );
    await expect(
      database.insert(owner, TABLE, await validRow({ user_id: randomUUID() })),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });

  it("exists once for each deleted person", async () => {
    const people = [await givenAccount(database), await givenAccount(database)];
    for (const user_id of people) await database.insert(owner, TABLE, { user_id });
    await database.run(owner, "delete from auth.users where id = any ($1)", [people]);
    const { rows } = await database.run(owner, `select user_id from public.${TABLE}`);
    expect(rows).toEqual([{ user_id: null }, { user_id: null }]);
  });
});
