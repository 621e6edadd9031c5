import { describe, expect, it } from "vitest";
import { owner, person } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { given, givenAccount, investor } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { DRAFT_LIMITS_BROKEN, DRAFT_LIMITS_KEPT } from "./drafts.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "investor_profiles";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return { user_id: await givenAccount(database), name: "Straits", ...changes };
}

describeOwnRows({ database, table: TABLE, column: "name", validRow });

describe("a draft", () => {
  itAccepts(database, TABLE, validRow, [
    ...DRAFT_LIMITS_KEPT,
    [
      "what an investor looks for",
      {
        investor_types: ["venture_capital", "family_office"],
        investment_stages: ["seed", "series_a"],
        target_regions: ["Vietnam", "Other"],
        target_industries: ["fintech"],
      },
    ],
  ]);
  itChecks(database, TABLE, validRow, [
    ...DRAFT_LIMITS_BROKEN,
    ["a type that is not on the list", { investor_types: ["pirate"] }],
    ["a stage that is not on the list", { investment_stages: ["bridge"] }],
    ["a region that is not on the list", { target_regions: ["Atlantis"] }],
    ["an industry that is not on the list", { target_industries: ["alchemy"] }],
    ["a type twice", { investor_types: ["accelerator", "accelerator"] }],
    ["a stage twice", { investment_stages: ["seed", "seed"] }],
    ["a region twice", { target_regions: ["Vietnam", "Vietnam"] }],
    ["an industry twice", { target_industries: ["ai", "ai"] }],
  ]);
  itTouchesUpdatedAt(database, TABLE, validRow);

  it("begins at version 1, not complete and not published", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    const { rows } = await database.run(
      person(String(row.user_id)),
      `select version, completed_at, published_at, investor_id, investor_types from public.${TABLE}`,
    );
    expect(rows).toEqual([
      { version: 1, completed_at: null, published_at: null, investor_id: null, investor_types: [] },
    ]);
  });

  it("is one of each account", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
  });

  it("shares its public page with no other, and outlives it", async () => {
    const investor_id = await given(database, "investors", investor());
    await database.insert(owner, TABLE, await validRow({ investor_id }));
    await expect(
      database.insert(owner, TABLE, await validRow({ investor_id })),
    ).rejects.toMatchObject({ code: UNIQUE });
    await database.run(owner, "delete from public.investors");
    const { rows } = await database.run(owner, `select investor_id from public.${TABLE}`);
    expect(rows).toEqual([{ investor_id: null }]);
  });
});
