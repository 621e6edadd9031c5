import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { givenCreditAccount } from "./books.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "checkouts";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    account_id: await givenCreditAccount(database),
    idempotency_key: randomUUID(),
    gateway: "stripe",
    item_kind: "pack",
    item_id: "pack_30",
    credits: 30,
    amount: 2900,
    return_to: "/credits",
    ...changes,
  };
}

describeAccountRows({ database, table: TABLE, column: "state", validRow }, "account_id");

describe("a checkout", () => {
  itAccepts(database, TABLE, validRow, [
    ["a plan of the sandbox", { item_kind: "plan", gateway: "sandbox" }],
    ["one of Stripe's test keys", { gateway: "stripe_test" }],
    ["the home page to return to", { return_to: "/" }],
    ["a page with a query", { return_to: "/startups/padi?tab=news&q=b%E1%BA%A1c#top" }],
    ["a page of 300 characters", { return_to: `/${"p".repeat(299)}` }],
    ...["open", "processing", "paid", "failed", "expired"].map((state): [string, Row] => [
      `one that is ${state}`,
      { state },
    ]),
  ]);
  itChecks(database, TABLE, validRow, [
    ["another gateway", { gateway: "paypal" }],
    ["something else than a pack or a plan", { item_kind: "gift" }],
    ["an item without a name", { item_id: "" }],
    ["an item of 61 characters", { item_id: "i".repeat(61) }],
    ["no credits", { credits: 0 }],
    ["no price", { amount: 0 }],
    ["a state that is not on the list", { state: "refunded" }],
    ["a page of 301 characters", { return_to: `/${"p".repeat(300)}` }],
    ["nowhere to return to", { return_to: "" }],
    ["another site", { return_to: "https://evil.example/" }],
    ["another site without its scheme", { return_to: "//evil.example" }],
    ["another site by a backslash", { return_to: "/\\evil.example" }],
    // Browsers drop tabs and line ends before they read an address.
    ["another site behind a tab", { return_to: "/\t/evil.example" }],
    ["another site on the next line", { return_to: "/\n/evil.example" }],
    ["another site behind a return", { return_to: "/\r\\evil.example" }],
    ["a script", { return_to: "javascript:alert(1)" }],
  ]);

  it("is open when it begins, and nothing is paid", async () => {
    await database.insert(owner, TABLE, await validRow());
    const { rows } = await database.run(
      owner,
      `select state, reference, url, seen_paid_at, settled_at from public.${TABLE}`,
    );
    expect(rows).toEqual([
      { state: "open", reference: null, url: null, seen_paid_at: null, settled_at: null },
    ]);
  });

  it("is one under its key, for each account", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await database.insert(owner, TABLE, await validRow({ idempotency_key: row.idempotency_key }));
  });

  it("is the only one that the gateway calls so", async () => {
    await database.insert(owner, TABLE, await validRow({ reference: "cs_1" }));
    const taken = await validRow({ reference: "cs_1" });
    await expect(database.insert(owner, TABLE, taken)).rejects.toMatchObject({ code: UNIQUE });
  });
});
