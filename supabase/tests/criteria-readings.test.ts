import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "criteria_readings";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    user_id: await givenAccount(database),
    criteria: "No token funds.",
    constraints: "[]",
    read_by: "rules",
    ...changes,
  };
}

describeOwnRows({ database, table: TABLE, column: "read_by", validRow });

const points = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({})));

describe("a reading", () => {
  itAccepts(database, TABLE, validRow, [
    ["of a text as long as criteria may be", { criteria: "ก".repeat(2000) }],
    ["with 60 points", { constraints: points(60) }],
    ["that its person has confirmed", { confirmed_at: new Date() }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["of no text", { criteria: "" }],
    ["of a longer text", { criteria: "c".repeat(2001) }],
    ["with 61 points", { constraints: points(61) }],
    ["with points that are no list", { constraints: "{}" }],
    ["by nobody", { read_by: "" }],
  ]);

  it("is the only one of its person", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(
      database.insert(owner, TABLE, { ...row, criteria: "Another text" }),
    ).rejects.toMatchObject({ code: UNIQUE });
  });
});
