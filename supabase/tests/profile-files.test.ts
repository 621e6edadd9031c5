import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "profile_files";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const user_id = await givenAccount(database);
  return {
    user_id,
    kind: "pitch_deck",
    path: `${user_id}/deck.pdf`,
    name: "Deck.pdf",
    bytes: 1000,
    pages: 12,
    sha256: "0123456789abcdef".repeat(4),
    ...changes,
  };
}

describeOwnRows({ database, table: TABLE, column: "name", validRow });

describe("a file", () => {
  itAccepts(database, TABLE, validRow, [
    ["a licence", { kind: "business_license" }],
    ["a logo, which has no pages", { kind: "logo", pages: null }],
    ["a name of 200 characters in any script", { name: "สำ".repeat(66) + "ก".repeat(2) }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["a kind that is not on the list", { kind: "contract" }],
    ["a path of 301 characters", { path: "p".repeat(301) }],
    ["no name", { name: " " }],
    ["a name of 201 characters", { name: "n".repeat(201) }],
    ["an empty one", { bytes: 0 }],
    ["one without pages that says so", { pages: 0 }],
    ["a checksum that is none", { sha256: "x".repeat(64) }],
    ["a checksum in capitals", { sha256: "A".repeat(64) }],
  ]);

  it("is one of each kind", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, { ...row, path: "another" })).rejects.toMatchObject({
      code: UNIQUE,
    });
    await database.insert(owner, TABLE, { ...row, kind: "logo", pages: null });
  });
});
