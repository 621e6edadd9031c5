import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";
import { givenRun } from "./run-rows.ts";

const TABLE = "deck_reviews";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    ...(await givenRun(database)),
    file_name: "Deck.pdf",
    file_sha256: "0123456789abcdef".repeat(4),
    score: 6.4,
    review: { score: 6.4 },
    engine: "rules",
    ...changes,
  };
}

describeOwnRows({ database, table: TABLE, column: "engine", validRow });

describe("a review", () => {
  itAccepts(database, TABLE, validRow, [
    ["the lowest score", { score: 0 }],
    ["the highest", { score: 10 }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["a score below 0", { score: -0.1 }],
    ["a score above 10", { score: 10.1 }],
    ["a file without a name", { file_name: " " }],
    ["a checksum that is none", { file_sha256: "x" }],
    ["findings that are no object", { review: "[]" }],
  ]);

  it("belongs to one run, and is deleted with it", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await database.run(owner, "delete from public.runs");
    expect((await database.run(owner, `select from public.${TABLE}`)).rowCount).toBe(0);
  });
});
