import { describe, expect, it } from "vitest";
import { KEPT_FORMS } from "../../contracts/kept-forms.ts";
import { owner, person } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";

const TABLE = "kept_forms";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return {
    user_id: await givenAccount(database),
    form: "startup_profile",
    values: JSON.stringify({ name: "Lúa Vàng", industries: ["agritech"] }),
    based_on_version: 0,
    ...changes,
  };
}

describeOwnRows({ database, table: TABLE, column: "values", validRow });

const typed = (bytes: number) => JSON.stringify({ description: "d".repeat(bytes) });

describe("what was typed into a form", () => {
  itAccepts(database, TABLE, validRow, [
    ...KEPT_FORMS.map((form): [string, Row] => [`of ${form}`, { form }]),
    ["that is empty again", { values: "{}" }],
    ["in as many bytes as the operation takes", { values: typed(64 * 1024) }],
    ["over what had been there", { replaced: typed(64 * 1024) }],
    ["in a browser that says much of itself", { device: "u".repeat(400) }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["of another form", { form: "settings" }],
    ["that is no object", { values: "[]" }],
    ["in too many bytes", { values: typed(98304) }],
    ["over what is no object", { replaced: "[]" }],
    ["over too many bytes", { replaced: typed(98304) }],
    ["before there was a version", { based_on_version: -1 }],
    ["in a browser that says too much", { device: "u".repeat(401) }],
  ]);
  itTouchesUpdatedAt(database, TABLE, validRow);

  it("is kept once of each form", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await database.insert(owner, TABLE, { ...row, form: "match_criteria" });
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
  });

  it("has a revision that never comes again, not even after it was dropped", async () => {
    const row = await validRow();
    const me = person(String(row.user_id));
    const revision = async () => {
      const { rows } = await database.run(me, `select revision::float8 as r from public.${TABLE}`);
      return Number(rows[0]?.r);
    };
    await database.insert(owner, TABLE, row);
    const first = await revision();
    await database.run(owner, `update public.${TABLE} set revision = default`);
    const second = await revision();
    await database.run(owner, `delete from public.${TABLE}`);
    await database.insert(owner, TABLE, row);
    expect(second).toBeGreaterThan(first);
    expect(await revision()).toBeGreaterThan(second);
  });
});
