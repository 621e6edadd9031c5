import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { givenCreditAccount } from "./books.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "invoices";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    account_id: await givenCreditAccount(database),
    gateway: "stripe",
    reference: `in_${randomUUID()}`,
    item_kind: "pack",
    item_id: "pack_30",
    credits: 30,
    amount: 2900,
    state: "paid",
    ...changes,
  };
}

describeAccountRows({ database, table: TABLE, column: "state", validRow }, "account_id");

describe("an invoice", () => {
  itAccepts(database, TABLE, validRow, [
    ["a plan of the sandbox", { item_kind: "plan", gateway: "sandbox" }],
    ["one of Stripe's test keys", { gateway: "stripe_test" }],
    ["one that a voucher paid", { amount: 0 }],
    ["one whose credits are all taken back", { credits_reversed: 30 }],
    ["one that is unpaid", { state: "unpaid" }],
    ["one that is void", { state: "void" }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["another gateway", { gateway: "paypal" }],
    ["something else than a pack or a plan", { item_kind: "gift" }],
    ["an item without a name", { item_id: "" }],
    ["an item of 61 characters", { item_id: "i".repeat(61) }],
    ["no credits", { credits: 0 }],
    ["a price below zero", { amount: -1 }],
    ["a state that is not on the list", { state: "draft" }],
    ["a refund below zero", { amount_refunded: -1 }],
    ["a dispute below zero", { amount_disputed: -1 }],
    ["credits taken back that were never given", { credits_reversed: 31 }],
    ["fewer than no credits taken back", { credits_reversed: -1 }],
  ]);

  it.each(["reference", "payment_reference"])("is the only one with its %s", async (column) => {
    await database.insert(owner, TABLE, await validRow({ [column]: "the same" }));
    const taken = await validRow({ [column]: "the same" });
    await expect(database.insert(owner, TABLE, taken)).rejects.toMatchObject({ code: UNIQUE });
  });

  it("need not have a payment behind it yet", async () => {
    await database.insert(owner, TABLE, await validRow({ state: "unpaid" }));
    await database.insert(owner, TABLE, await validRow({ state: "unpaid" }));
    const { rows } = await database.run(owner, `select payment_reference from public.${TABLE}`);
    expect(rows).toEqual([{ payment_reference: null }, { payment_reference: null }]);
  });
});
