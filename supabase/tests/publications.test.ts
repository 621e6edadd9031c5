import { describe } from "vitest";
import { itAccepts, itChecks } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";
import { givenRun } from "./run-rows.ts";

const TABLE = "publications";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    ...(await givenRun(database, { service: "publish", price: 20 })),
    version: 3,
    verdict: "approved",
    findings: "[]",
    engine: "rules",
    ...changes,
  };
}

describeOwnRows({ database, table: TABLE, column: "engine", validRow });

describe("a verdict", () => {
  itAccepts(database, TABLE, validRow, [["a rejection", { verdict: "rejected" }]]);
  itChecks(database, TABLE, validRow, [
    ["another verdict", { verdict: "perhaps" }],
    ["a version that never was", { version: 0 }],
    ["findings that are no list", { findings: "{}" }],
    ["a website of which nobody knows whether it responded", { website: "https://a.example" }],
  ]);
});
