import { describe, expect, it } from "vitest";
import { service, stranger, visitor } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, NOT_NULL, UNIQUE } from "./constraints.ts";
import { DRAFT, given, investor } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();
const subject: Subject = {
  database,
  table: "investors",
  column: "name",
  validRow: async () => investor(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it("reads published investors only", async () => {
    await given(database, "investors", investor({ name: "Out" }));
    await given(database, "investors", investor({ name: "Draft", ...DRAFT }));
    const { rows } = await database.run(actor, "select name from public.investors");
    expect(rows).toEqual([{ name: "Out" }]);
  });

  it("finds no unpublished investor by its id, slug or name", async () => {
    const hidden = investor({ slug: "hidden", name: "Hidden", ...DRAFT });
    const id = await given(database, "investors", hidden);
    const { rows } = await database.run(
      actor,
      `select count(*)::int as seen from public.investors
        where id = $1 or slug = 'hidden' or lower(name) = 'hidden'`,
      [id],
    );
    expect(rows).toEqual([{ seen: 0 }]);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads unpublished investors too", async () => {
    await given(database, "investors", investor(DRAFT));
    expect((await database.run(service, "select from public.investors")).rowCount).toBe(1);
  });
});

describe("the table", () => {
  itChecks(database, "investors", investor, [
    ["a slug with capitals", { slug: "Padi" }],
    ["a slug with two hyphens in a row", { slug: "padi--field" }],
    ["an empty slug", { slug: "" }],
    ["a slug of 121 letters", { slug: "s".repeat(121) }],
    ["an empty name", { name: "" }],
    ["a name of blanks", { name: "   " }],
    ["a region twice", { target_regions: ["Singapore", "Singapore"] }],
    ["a stage twice", { investment_stages: ["seed", "seed"] }],
    ["a name of 121 letters", { name: "n".repeat(121) }],
    ["a tagline of 201 letters", { tagline: "t".repeat(201) }],
    ["a description of 10,001 letters", { description: "d".repeat(10_001) }],
    ["no type at all", { investor_types: [] }],
    ["an unknown type", { investor_types: ["venture_capital", "uncle"] }],
    ["a type that is null", { investor_types: ["venture_capital", null] }],
    ["an unknown stage", { investment_stages: ["series_z"] }],
    ["a round that is no stage", { investment_stages: ["bridge"] }],
    ["an unknown region", { target_regions: ["Atlantis"] }],
    ["an unknown industry", { target_industries: ["alchemy"] }],
    ["an unknown country", { country: "Atlantis" }],
    ["a city of 121 letters", { city: "c".repeat(121) }],
    ["an address of 301 letters", { address: "a".repeat(301) }],
    ["a year before 1800", { founded_year: 1799 }],
    ["a year after 2200", { founded_year: 2201 }],
    ["a website that is no web address", { website: "javascript:alert(1)" }],
    ["a website of 301 letters", { website: `https://${"w".repeat(293)}` }],
    ["published without a time", { published_at: null }],
  ]);
  itAccepts(database, "investors", investor, [
    ["several types", { investor_types: ["accelerator", "family_office"] }],
    ["no targets", { investment_stages: [], target_regions: [], target_industries: [] }],
    ["no year, no website", { founded_year: null, website: null }],
    ["unpublished without a time", { ...DRAFT, published_at: null }],
  ]);
  itTouchesUpdatedAt(database, "investors", subject.validRow);

  it("refuses a slug twice", async () => {
    await given(database, "investors", investor({ slug: "padi" }));
    await expect(
      given(database, "investors", investor({ slug: "padi", ...DRAFT })),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it.each(["slug", "name", "investor_types", "country"])(
    "refuses a row without %s",
    async (column) => {
      await expect(
        given(database, "investors", investor({ [column]: null })),
      ).rejects.toMatchObject({ code: NOT_NULL });
    },
  );
});
