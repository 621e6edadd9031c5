import { describe, expect, it } from "vitest";
import { describeHiddenRows } from "./account-rows.ts";
import { owner, service } from "./actors.ts";
import { itAccepts, itChecks } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenRun } from "./run-rows.ts";
import { itAllowsEveryWrite } from "./writes.ts";

const TABLE = "model_calls";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const { run_id } = await givenRun(database);
  return { run_id, model: "some-model", purpose: "deck_review", outcome: "answered", ...changes };
}

const subject = { database, table: TABLE, column: "model", validRow };
describeHiddenRows(subject);

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("a call", () => {
  itAccepts(database, TABLE, validRow, [
    ["one that cost something", { input_tokens: 9000, output_tokens: 700, cost_micros: 4200 }],
    ["one that failed", { outcome: "failed" }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["no model", { model: "" }],
    ["a purpose in words", { purpose: "Deck review" }],
    ["another outcome", { outcome: "perhaps" }],
    ["fewer tokens than none", { input_tokens: -1 }],
    ["a cost below zero", { cost_micros: -1 }],
  ]);

  it("stays in the books when its run goes", async () => {
    await database.insert(owner, TABLE, await validRow());
    await database.run(owner, "delete from public.runs");
    const { rows } = await database.run(owner, `select run_id, model from public.${TABLE}`);
    expect(rows).toEqual([{ run_id: null, model: "some-model" }]);
  });
});
