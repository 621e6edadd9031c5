import { describe, expect, it } from "vitest";
import { service, stranger, visitor } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, NOT_NULL, UNIQUE } from "./constraints.ts";
import { DRAFT, given, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();
const subject: Subject = {
  database,
  table: "startups",
  column: "name",
  validRow: async () => startup(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it("reads published startups only", async () => {
    await given(database, "startups", startup({ name: "Out" }));
    await given(database, "startups", startup({ name: "Draft", ...DRAFT }));
    const { rows } = await database.run(actor, "select name from public.startups");
    expect(rows).toEqual([{ name: "Out" }]);
  });

  it("finds no unpublished startup by its id, slug or name", async () => {
    const hidden = startup({ slug: "hidden", name: "Hidden", ...DRAFT });
    const id = await given(database, "startups", hidden);
    const { rows } = await database.run(
      actor,
      `select count(*)::int as seen from public.startups
        where id = $1 or slug = 'hidden' or lower(name) = 'hidden'`,
      [id],
    );
    expect(rows).toEqual([{ seen: 0 }]);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads unpublished startups too", async () => {
    await given(database, "startups", startup(DRAFT));
    expect((await database.run(service, "select from public.startups")).rowCount).toBe(1);
  });
});

describe("the table", () => {
  itChecks(database, "startups", startup, [
    ["a slug with capitals", { slug: "Padi" }],
    ["a slug with two hyphens in a row", { slug: "padi--field" }],
    ["an empty slug", { slug: "" }],
    ["a slug of 121 letters", { slug: "s".repeat(121) }],
    ["an empty name", { name: "" }],
    ["a name of blanks", { name: "   " }],
    ["a translated tagline of 201 letters", { tagline_zh: "字".repeat(201) }],
    ["a translated description of 10,001 letters", { description_th: "ก".repeat(10_001) }],
    ["an industry twice", { industries: ["ai", "ai"] }],
    ["a website with markup", { website: "https://x.example/<script>" }],
    ["a website of two lines", { website: "https://x.example/\nSet-Cookie: a" }],
    ["a name of 121 letters", { name: "n".repeat(121) }],
    ["a tagline of 201 letters", { tagline: "t".repeat(201) }],
    ["a description of 10,001 letters", { description: "d".repeat(10_001) }],
    ["no industry at all", { industries: [] }],
    ["an unknown industry", { industries: ["fintech", "alchemy"] }],
    ["an industry that is null", { industries: ["fintech", null] }],
    ["an unknown stage", { venture_round: "series_z" }],
    ["a round that is no stage", { venture_round: "grant" }],
    ["an unknown team size", { team_size: "12" }],
    ["a founder of 121 letters", { founder_name: "f".repeat(121) }],
    ["a LinkedIn page that is no web address", { linkedin: "linkedin.com/padi" }],
    ["an unknown country", { country: "Atlantis" }],
    ["a city of 121 letters", { city: "c".repeat(121) }],
    ["an address of 301 letters", { address: "a".repeat(301) }],
    ["a year before 1800", { founded_year: 1799 }],
    ["a year after 2200", { founded_year: 2201 }],
    ["a website that is no web address", { website: "javascript:alert(1)" }],
    ["a website of 301 letters", { website: `https://${"w".repeat(293)}` }],
    ["published without a time", { published_at: null }],
  ]);
  itAccepts(database, "startups", startup, [
    ["several industries", { industries: ["agritech", "climate", "ai"] }],
    ["no team size", { team_size: null }],
    ["no year, no website", { founded_year: null, website: null }],
    ["unpublished without a time", { ...DRAFT, published_at: null }],
  ]);
  itTouchesUpdatedAt(database, "startups", subject.validRow);

  it("refuses a slug twice", async () => {
    await given(database, "startups", startup({ slug: "padi" }));
    await expect(
      given(database, "startups", startup({ slug: "padi", ...DRAFT })),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it.each(["slug", "name", "industries", "venture_round", "country"])(
    "refuses a row without %s",
    async (column) => {
      await expect(given(database, "startups", startup({ [column]: null }))).rejects.toMatchObject({
        code: NOT_NULL,
      });
    },
  );
});
