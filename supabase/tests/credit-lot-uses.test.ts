import { describe, expect, it } from "vitest";
import { describeClosedRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { itRefusesEveryChange } from "./append-only.ts";
import { givenCreditAccount, givenLot } from "./books.ts";
import { FOREIGN_KEY, itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "credit_lot_uses";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    ...(await givenLot(database, await givenCreditAccount(database))),
    amount: 5,
    ...changes,
  };
}

const subject = { database, table: TABLE, column: "amount", validRow };
describeClosedRows(subject);

describe("the owner of the data", () => {
  itRefusesEveryChange(subject, "entry_id, lot_id");
});

describe("a use", () => {
  itAccepts(database, TABLE, validRow, [
    ["what was taken", { amount: 5 }],
    ["what was given back", { amount: -5 }],
  ]);
  itChecks(database, TABLE, validRow, [["nothing", { amount: 0 }]]);

  it("is one of each entry and lot, both there", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    for (const wrong of [{ entry_id: -1 }, { lot_id: -1 }]) {
      await expect(database.insert(owner, TABLE, await validRow(wrong))).rejects.toMatchObject({
        code: FOREIGN_KEY,
      });
    }
  });
});
