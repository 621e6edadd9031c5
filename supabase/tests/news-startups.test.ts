import { describe, expect, it } from "vitest";
import { owner, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY, UNIQUE } from "./constraints.ts";
import { article, DRAFT, given, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();
const NOBODY = "00000000-0000-4000-8000-000000000000";

async function link(articleChanges: Row = {}, startupChanges: Row = {}): Promise<Row> {
  return {
    news_id: await given(database, "news", article(articleChanges)),
    startup_id: await given(database, "startups", startup(startupChanges)),
  };
}

const subject: Subject = {
  database,
  table: "news_startups",
  column: "position",
  validRow: () => link(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it.each([
    ["reads a link between two published sides", {}, {}, 1],
    ["sees no link from an unpublished article", DRAFT, {}, 0],
    ["sees no link to an unpublished startup", {}, DRAFT, 0],
    ["sees no link between two unpublished sides", DRAFT, DRAFT, 0],
  ])("%s", async (_what, articleChanges, startupChanges, seen) => {
    await database.insert(owner, "news_startups", await link(articleChanges, startupChanges));
    expect((await database.run(actor, "select from public.news_startups")).rowCount).toBe(seen);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads links between unpublished sides too", async () => {
    await database.insert(owner, "news_startups", await link(DRAFT, DRAFT));
    expect((await database.run(service, "select from public.news_startups")).rowCount).toBe(1);
  });
});

describe("the table", () => {
  it("refuses the same link twice", async () => {
    const row = await link();
    await database.insert(owner, "news_startups", row);
    await expect(database.insert(owner, "news_startups", row)).rejects.toMatchObject({
      code: UNIQUE,
    });
  });

  it.each(["news_id", "startup_id"])("refuses a %s of nothing", async (column) => {
    const row = { ...(await link()), [column]: NOBODY };
    await expect(database.insert(owner, "news_startups", row)).rejects.toMatchObject({
      code: FOREIGN_KEY,
    });
  });

  it.each(["news", "startups"])("loses the link with its side in %s", async (side) => {
    await database.insert(owner, "news_startups", await link());
    await database.run(owner, `delete from public.${side}`);
    expect((await database.run(owner, "select from public.news_startups")).rowCount).toBe(0);
  });
});
