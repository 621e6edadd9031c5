import { describe, expect, it } from "vitest";
import { owner, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY, UNIQUE } from "./constraints.ts";
import { DRAFT, given, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();
const NOBODY = "00000000-0000-4000-8000-000000000000";

async function backer(startupChanges: Row = {}, investorChanges: Row = {}): Promise<Row> {
  const startupId = await given(database, "startups", startup(startupChanges));
  return {
    funding_round_id: await given(database, "funding_rounds", round({ startup_id: startupId })),
    investor_id: await given(database, "investors", investor(investorChanges)),
  };
}

const subject: Subject = {
  database,
  table: "funding_round_investors",
  column: "is_lead",
  validRow: () => backer(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it.each([
    ["reads a published investor of a published startup's round", {}, {}, 1],
    ["sees no investor in the round of an unpublished startup", DRAFT, {}, 0],
    ["sees no unpublished investor in a round", {}, DRAFT, 0],
    ["sees no link between two unpublished sides", DRAFT, DRAFT, 0],
  ])("%s", async (_what, startupChanges, investorChanges, seen) => {
    await database.insert(
      owner,
      "funding_round_investors",
      await backer(startupChanges, investorChanges),
    );
    const { rowCount } = await database.run(actor, "select from public.funding_round_investors");
    expect(rowCount).toBe(seen);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads links between unpublished sides too", async () => {
    await database.insert(owner, "funding_round_investors", await backer(DRAFT, DRAFT));
    const { rowCount } = await database.run(service, "select from public.funding_round_investors");
    expect(rowCount).toBe(1);
  });
});

describe("the table", () => {
  it("refuses the same investor twice in a round", async () => {
    const row = await backer();
    await database.insert(owner, "funding_round_investors", row);
    await expect(
      database.insert(owner, "funding_round_investors", { ...row, is_lead: true }),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it.each(["funding_round_id", "investor_id"])("refuses a %s of nothing", async (column) => {
    const row = { ...(await backer()), [column]: NOBODY };
    await expect(database.insert(owner, "funding_round_investors", row)).rejects.toMatchObject({
      code: FOREIGN_KEY,
    });
  });

  it.each(["startups", "funding_rounds", "investors"])("loses the link with %s", async (side) => {
    await database.insert(owner, "funding_round_investors", await backer());
    await database.run(owner, `delete from public.${side}`);
    const { rowCount } = await database.run(owner, "select from public.funding_round_investors");
    expect(rowCount).toBe(0);
  });
});
