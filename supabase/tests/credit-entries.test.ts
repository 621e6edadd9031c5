import { describe, expect, it } from "vitest";
import { describeAccountRows } from "./account-rows.ts";
import { owner } from "./actors.ts";
import { itRefusesEveryChange } from "./append-only.ts";
import { entry, givenCreditAccount } from "./books.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";

const TABLE = "credit_entries";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return entry({ account_id: await givenCreditAccount(database), ...changes });
}

const subject = { database, table: TABLE, column: "reason", validRow };
describeAccountRows(subject, "account_id");

describe("the owner of the data", () => {
  itRefusesEveryChange(subject, "idempotency_key");
});

describe("an entry", () => {
  const BROUGHT = ["grant", "purchase", "plan", "refund"];
  const TAKEN = ["spend", "expiry"];
  const EITHER = ["reversal", "adjustment"];
  itAccepts(database, TABLE, validRow, [
    ...[...BROUGHT, ...EITHER].map((kind): [string, Row] => [
      `a ${kind} that brings`,
      { kind, amount: 1 },
    ]),
    ...[...TAKEN, ...EITHER].map((kind): [string, Row] => [
      `a ${kind} that takes`,
      { kind, amount: -1 },
    ]),
    ["a key of 8 characters", { idempotency_key: "k".repeat(8) }],
    ["a key of 200", { idempotency_key: "k".repeat(200) }],
    ["a reason of 200 characters", { reason: "r".repeat(200) }],
    ["a subject of 100 characters", { subject_id: "s".repeat(100) }],
    ...["run", "checkout", "invoice", "lot", "operator"].map((subject_kind): [string, Row] => [
      `what belongs to a ${subject_kind}`,
      { subject_kind },
    ]),
  ]);
  itChecks(database, TABLE, validRow, [
    ...BROUGHT.map((kind): [string, Row] => [`a ${kind} that takes`, { kind, amount: -1 }]),
    ...TAKEN.map((kind): [string, Row] => [`a ${kind} that brings`, { kind, amount: 1 }]),
    ...[...BROUGHT, ...TAKEN, ...EITHER].map((kind): [string, Row] => [
      `a ${kind} of nothing`,
      { kind, amount: 0 },
    ]),
    ["a kind that is not on the list", { kind: "gift" }],
    ["a balance below zero", { balance_after: -1 }],
    ["a debt below zero", { owed_after: -1 }],
    ["a key of 7 characters", { idempotency_key: "k".repeat(7) }],
    ["a key of 201", { idempotency_key: "k".repeat(201) }],
    ["no reason", { reason: " " }],
    ["a reason of 201 characters", { reason: "r".repeat(201) }],
    ["what belongs to something else", { subject_kind: "person" }],
    ["what belongs to nothing", { subject_id: "" }],
    ["a subject of 101 characters", { subject_id: "s".repeat(101) }],
  ]);

  it("is one under its key, of whatever account", async () => {
    const { idempotency_key, ...row } = await validRow();
    await database.insert(owner, TABLE, { idempotency_key, ...row });
    await expect(
      database.insert(owner, TABLE, await validRow({ idempotency_key })),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it("cannot be numbered by its writer", async () => {
    await expect(database.insert(owner, TABLE, await validRow({ id: 1 }))).rejects.toMatchObject({
      message: 'cannot insert a non-DEFAULT value into column "id"',
    });
  });
});
