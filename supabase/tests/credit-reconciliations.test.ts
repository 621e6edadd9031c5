import { expect, it } from "vitest";
import { describeClosedRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { NOT_NULL } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "credit_reconciliations";
const database = migratedDatabase();

const validRow = async (changes: Row = {}): Promise<Row> => ({
  accounts: 3,
  differences: "[]",
  ...changes,
});

describeClosedRows({ database, table: TABLE, column: "differences", validRow });

it.each(["accounts", "differences", "ran_at"])("always says its %s", async (column) => {
  await expect(
    database.insert(owner, TABLE, await validRow({ [column]: null })),
  ).rejects.toMatchObject({ code: NOT_NULL });
});
