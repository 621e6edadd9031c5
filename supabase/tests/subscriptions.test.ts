import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { givenCreditAccount } from "./books.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "subscriptions";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    account_id: await givenCreditAccount(database),
    gateway: "stripe",
    reference: `sub_${randomUUID()}`,
    plan_id: "startup_monthly",
    next_plan_id: "startup_monthly",
    state: "active",
    period_start: "2026-11-01",
    period_end: "2026-12-01",
    ...changes,
  };
}

describeAccountRows({ database, table: TABLE, column: "state", validRow }, "account_id");

describe("a subscription", () => {
  itAccepts(database, TABLE, validRow, [
    ["one of the sandbox", { gateway: "sandbox" }],
    ["one of Stripe's test keys", { gateway: "stripe_test" }],
    ["another plan from the next period on", { next_plan_id: "startup_large" }],
    ...["incomplete", "active", "past_due", "canceled"].map((state): [string, Row] => [
      `one that is ${state}`,
      { state },
    ]),
  ]);
  itChecks(database, TABLE, validRow, [
    ["another gateway", { gateway: "paypal" }],
    ["a plan without a name", { plan_id: "" }],
    ["a plan of 61 characters", { plan_id: "p".repeat(61) }],
    ["a next plan without a name", { next_plan_id: "" }],
    ["a next plan of 61 characters", { next_plan_id: "p".repeat(61) }],
    ["a state that is not on the list", { state: "trialing" }],
  ]);
  itTouchesUpdatedAt(database, TABLE, validRow);

  it("is the only one that the gateway calls so", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    const taken = await validRow({ reference: row.reference });
    await expect(database.insert(owner, TABLE, taken)).rejects.toMatchObject({ code: UNIQUE });
  });
});
