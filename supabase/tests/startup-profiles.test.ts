import { describe, expect, it } from "vitest";
import { owner, person } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { given, givenAccount, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { DRAFT_LIMITS_BROKEN, DRAFT_LIMITS_KEPT } from "./drafts.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "startup_profiles";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return { user_id: await givenAccount(database), name: "Padi", ...changes };
}

describeOwnRows({ database, table: TABLE, column: "name", validRow });

describe("a draft", () => {
  itAccepts(database, TABLE, validRow, [
    ...DRAFT_LIMITS_KEPT,
    ["industries", { industries: ["fintech", "ai"] }],
    ["numbers in E.164", { mobile_phone: "+84912345678", whatsapp: "+6591234567" }],
    [
      "the shortest and the longest number",
      { mobile_phone: "+1234567", whatsapp: "+123456789012345" },
    ],
  ]);
  itChecks(database, TABLE, validRow, [
    ...DRAFT_LIMITS_BROKEN,
    ["an industry that is not on the list", { industries: ["fintech", "alchemy"] }],
    ["an industry twice", { industries: ["fintech", "fintech"] }],
    ["a round that is not on the list", { venture_round: "bridge" }],
    ["a team size that is not on the list", { team_size: "7" }],
    ["a founder's name of 121", { founder_name: "f".repeat(121) }],
    ["a number without its country code", { mobile_phone: "0912345678" }],
    ["a number with blanks", { whatsapp: "+84 912 345 678" }],
    ["a number of two lines", { mobile_phone: "+84912345678\n1" }],
    ["a Line name of 61", { line: "l".repeat(61) }],
    ["a Telegram name of 61", { telegram: "t".repeat(61) }],
    ["a Zalo name of 121", { zalo: "z".repeat(121) }],
    ["a LinkedIn page that is a script", { linkedin: "javascript:alert(1)" }],
    ["a LinkedIn page of 301", { linkedin: `https://${"l".repeat(293)}` }],
  ]);
  itTouchesUpdatedAt(database, TABLE, validRow);

  it("begins at version 1, not complete and not published", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    const { rows } = await database.run(
      person(String(row.user_id)),
      `select version, completed_at, published_at, startup_id, industries from public.${TABLE}`,
    );
    expect(rows).toEqual([
      { version: 1, completed_at: null, published_at: null, startup_id: null, industries: [] },
    ]);
  });

  it("is one of each account", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
  });

  it("shares its public page with no other, and outlives it", async () => {
    const startup_id = await given(database, "startups", startup());
    await database.insert(owner, TABLE, await validRow({ startup_id }));
    await expect(
      database.insert(owner, TABLE, await validRow({ startup_id })),
    ).rejects.toMatchObject({ code: UNIQUE });
    await database.run(owner, "delete from public.startups");
    const { rows } = await database.run(owner, `select startup_id from public.${TABLE}`);
    expect(rows).toEqual([{ startup_id: null }]);
  });
});
