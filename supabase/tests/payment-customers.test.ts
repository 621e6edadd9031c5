import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeClosedRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { givenCreditAccount } from "./books.ts";
import { FOREIGN_KEY, itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "payment_customers";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    gateway: "stripe",
    account_id: await givenCreditAccount(database),
    reference: `cus_${randomUUID()}`,
    ...changes,
  };
}

describeClosedRows({ database, table: TABLE, column: "reference", validRow });

describe("a customer", () => {
  itAccepts(database, TABLE, validRow, [
    ["one of the sandbox", { gateway: "sandbox" }],
    ["one of Stripe's test keys", { gateway: "stripe_test" }],
  ]);
  itChecks(database, TABLE, validRow, [["another gateway", { gateway: "paypal" }]]);

  it("belongs to one account and gateway, and nobody else", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    const another = { ...row, reference: "cus_another" };
    await expect(database.insert(owner, TABLE, another)).rejects.toMatchObject({ code: UNIQUE });
    const taken = await validRow({ reference: row.reference });
    await expect(database.insert(owner, TABLE, taken)).rejects.toMatchObject({ code: UNIQUE });
    await database.insert(owner, TABLE, { ...row, gateway: "sandbox" });
    await database.run(
      owner,
      `update public.${TABLE} set gone_at = now() where gateway = 'stripe'`,
    );
    await database.insert(owner, TABLE, another);
    await expect(
      database.insert(owner, TABLE, await validRow({ account_id: randomUUID() })),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });

  it("keeps its reference when the person is gone: notices about it still come", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await database.run(owner, "delete from auth.users");
    const { rows } = await database.run(
      owner,
      `select c.reference, a.user_id from public.${TABLE} c
         join public.credit_accounts a on a.id = c.account_id`,
    );
    expect(rows).toEqual([{ reference: row.reference, user_id: null }]);
  });
});
