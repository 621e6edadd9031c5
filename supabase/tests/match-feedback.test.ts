import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenPages } from "./match-rows.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "match_feedback";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const { investor_id } = await givenPages(database);
  return { user_id: await givenAccount(database), investor_id, kind: "not_a_fit", ...changes };
}

describeOwnRows({ database, table: TABLE, column: "reason", validRow });

describe("feedback", () => {
  itAccepts(database, TABLE, validRow, [
    ["that they were contacted", { kind: "contacted" }],
    ["a reason of 500 characters", { reason: "ก".repeat(500) }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["a kind that is not on the list", { kind: "liked" }],
    ["a reason of 501 characters", { reason: "r".repeat(501) }],
    ["of nobody", { investor_id: null }],
  ]);

  it("is said of one side", async () => {
    const { startup_id } = await givenPages(database);
    await expect(
      database.insert(owner, TABLE, await validRow({ startup_id })),
    ).rejects.toMatchObject({ code: "23514" });
    await database.insert(owner, TABLE, await validRow({ startup_id, investor_id: null }));
  });

  it("is said once of each, by each", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await database.insert(owner, TABLE, { ...row, user_id: await givenAccount(database) });
    await expect(
      database.insert(owner, TABLE, { ...row, kind: "contacted" }),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it("is deleted with the page", async () => {
    await database.insert(owner, TABLE, await validRow());
    await database.run(owner, "delete from public.investors");
    expect((await database.run(owner, `select from public.${TABLE}`)).rowCount).toBe(0);
  });
});
