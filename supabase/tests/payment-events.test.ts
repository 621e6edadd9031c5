import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeClosedRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, NOT_NULL, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "payment_events";
const database = migratedDatabase();

const validRow = async (changes: Row = {}): Promise<Row> => ({
  gateway: "stripe",
  reference: `evt_${randomUUID()}`,
  kind: "invoice.paid",
  subject: "in_1",
  ...changes,
});

describeClosedRows({ database, table: TABLE, column: "failure", validRow });

describe("an event", () => {
  itAccepts(database, TABLE, validRow, [
    ["one of the sandbox", { gateway: "sandbox" }],
    ["one of Stripe's test keys", { gateway: "stripe_test" }],
    ["one that tells of nothing that matters", { subject: "" }],
  ]);
  itChecks(database, TABLE, validRow, [["another gateway", { gateway: "paypal" }]]);

  it("is noted once, of each gateway", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await database.insert(owner, TABLE, { ...row, gateway: "sandbox" });
  });

  it("begins unhandled and untried", async () => {
    await database.insert(owner, TABLE, await validRow());
    const { rows } = await database.run(
      owner,
      `select handled_at, attempts, failure from public.${TABLE}`,
    );
    expect(rows).toEqual([{ handled_at: null, attempts: 0, failure: null }]);
  });

  it.each(["gateway", "reference", "kind", "subject"])("always says its %s", async (column) => {
    await expect(
      database.insert(owner, TABLE, await validRow({ [column]: null })),
    ).rejects.toMatchObject({ code: NOT_NULL });
  });
});
