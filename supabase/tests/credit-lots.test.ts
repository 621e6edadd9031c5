import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { givenCreditAccount, givenEntry, givenLot } from "./books.ts";
import { FOREIGN_KEY, itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "credit_lots";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const account_id = await givenCreditAccount(database);
  const entry_id = await givenEntry(database, account_id);
  return { account_id, entry_id, amount: 30, remaining: 30, ...changes };
}

describeAccountRows({ database, table: TABLE, column: "remaining", validRow }, "account_id");

describe("a lot", () => {
  itAccepts(database, TABLE, validRow, [
    ["one that never expires", { expires_at: null }],
    ["one that expires", { expires_at: "2999-01-01" }],
    ["one that is used up", { remaining: 0 }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["nothing", { amount: 0, remaining: 0 }],
    ["less than nothing left", { remaining: -1 }],
    ["more left than there was", { remaining: 31 }],
  ]);

  it("is what one entry brought", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await expect(
      database.insert(owner, TABLE, await validRow({ entry_id: -1 })),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });

  it("is what one entry brought back of another lot, which is there", async () => {
    const { lot_id } = await givenLot(database, await givenCreditAccount(database));
    const row = await validRow({ returned_from: lot_id });
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await expect(
      database.insert(owner, TABLE, await validRow({ returned_from: -1 })),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });
});
