import { describe, expect, it } from "vitest";
import { owner, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY, itAccepts, itChecks, itTouchesUpdatedAt, NOT_NULL } from "./constraints.ts";
import { article, DRAFT, given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();

async function roundOf(startupChanges: Row = {}, changes: Row = {}): Promise<Row> {
  const startupId = await given(database, "startups", startup(startupChanges));
  return round({ startup_id: startupId, ...changes });
}
const validRow = (changes: Row) => roundOf({}, changes);

const subject: Subject = {
  database,
  table: "funding_rounds",
  column: "kind",
  validRow: () => roundOf(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it("reads rounds of published startups only", async () => {
    await given(database, "funding_rounds", await roundOf({}, { kind: "seed" }));
    await given(database, "funding_rounds", await roundOf(DRAFT, { kind: "debt" }));
    const { rows } = await database.run(actor, "select kind from public.funding_rounds");
    expect(rows).toEqual([{ kind: "seed" }]);
  });

  it("learns nothing of hidden rounds from a sum", async () => {
    await given(database, "funding_rounds", await roundOf(DRAFT));
    const { rows } = await database.run(
      actor,
      "select count(*)::int as rounds, sum(amount_usd_thousand) as money from public.funding_rounds",
    );
    expect(rows).toEqual([{ rounds: 0, money: null }]);
  });

  it("loses sight of the rounds with the startup", async () => {
    await given(database, "funding_rounds", await roundOf());
    await database.run(owner, "update public.startups set is_published = false");
    expect((await database.run(actor, "select from public.funding_rounds")).rowCount).toBe(0);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads rounds of unpublished startups too", async () => {
    await given(database, "funding_rounds", await roundOf(DRAFT));
    expect((await database.run(service, "select from public.funding_rounds")).rowCount).toBe(1);
  });
});

describe("the table", () => {
  itChecks(database, "funding_rounds", validRow, [
    ["an amount that is no number", { amount_usd_thousand: "NaN" }],
    ["a day that never comes", { announced_on: "infinity" }],
    ["an unknown kind", { kind: "ico" }],
    ["no money at all", { amount_usd_thousand: 0 }],
    ["less than none", { amount_usd_thousand: -1 }],
    ["what rounds to none", { amount_usd_thousand: 0.04 }],
  ]);
  itAccepts(database, "funding_rounds", validRow, [
    ["an undisclosed amount", { amount_usd_thousand: null }],
    ["a hundred dollars", { amount_usd_thousand: 0.1 }],
    ["a hundred billion dollars less one", { amount_usd_thousand: "99999999999.9" }],
    ["money between stages", { kind: "bridge" }],
  ]);
  itTouchesUpdatedAt(database, "funding_rounds", subject.validRow);

  it("refuses an amount past its digits", async () => {
    const row = await validRow({ amount_usd_thousand: "100000000000" });
    await expect(database.insert(owner, "funding_rounds", row)).rejects.toMatchObject({
      code: "22003",
    });
  });

  it.each(["startup_id", "kind", "announced_on"])("refuses a row without %s", async (column) => {
    const row = await validRow({ [column]: null });
    await expect(database.insert(owner, "funding_rounds", row)).rejects.toMatchObject({
      code: NOT_NULL,
    });
  });

  it("refuses a startup_id of nothing", async () => {
    const row = await validRow({ startup_id: "00000000-0000-4000-8000-000000000000" });
    await expect(database.insert(owner, "funding_rounds", row)).rejects.toMatchObject({
      code: FOREIGN_KEY,
    });
  });

  it("outlives its article, and the article outlives it", async () => {
    const roundId = await given(database, "funding_rounds", await validRow({}));
    await database.insert(owner, "news", article({ funding_round_id: roundId }));
    await database.run(owner, "delete from public.funding_rounds");
    const { rows } = await database.run(owner, "select funding_round_id from public.news");
    expect(rows).toEqual([{ funding_round_id: null }]);
  });

  it("is deleted with its startup", async () => {
    await database.insert(owner, "funding_rounds", await roundOf());
    await database.run(owner, "delete from public.startups");
    expect((await database.run(owner, "select from public.funding_rounds")).rowCount).toBe(0);
  });
});
