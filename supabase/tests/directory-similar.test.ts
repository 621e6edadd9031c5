import { describe, expect, it } from "vitest";
import { randomFrom } from "../seed/scale/random.ts";
import { owner, visitor } from "./actors.ts";
import { DRAFT, given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenDirectory } from "./directory-content.ts";
import { compare, type ListedStartup, startupsAsTheyAre } from "./directory-model.ts";

const database = migratedDatabase();

async function similar(id: string, pageSize = 6): Promise<Row[]> {
  const { rows } = await database.run(
    visitor,
    `select slug, same_industries, same_venture_round, same_country
       from public.similar_startups($1, $2)`,
    [id, pageSize],
  );
  return rows;
}

/** The points for similarity; 0 when the two are not similar. */
function points(own: ListedStartup, other: ListedStartup): number {
  const industries = own.industries.filter((item) => other.industries.includes(item)).length;
  const country = own.country === other.country;
  const sameRound = own.venture_round === other.venture_round;
  if (industries === 0 || !(country || sameRound)) return 0;
  return 3 * Math.min(industries, 2) + (country ? 2 : 0) + (sameRound ? 1 : 0);
}

describe("similar startups", () => {
  const own = startup({ slug: "own", industries: ["ai", "saas", "media"], country: "Japan" });

  it("come with the reasons, the most similar first", async () => {
    const id = await given(database, "startups", own);
    const others: Row[] = [
      { slug: "all", industries: ["saas", "ai"], country: "Japan" },
      {
        slug: "industries",
        industries: ["ai", "media"],
        country: "Chile",
        venture_round: "series_b",
      },
      { slug: "stage", industries: ["ai", "media"], country: "Chile" },
      { slug: "one", industries: ["ai"], country: "Japan", venture_round: "series_b" },
      { slug: "place", industries: ["travel"], country: "Japan" },
      { slug: "country-only", industries: ["travel"], country: "Japan", venture_round: "series_b" },
      { slug: "round-only", industries: ["travel"], country: "Chile" },
      { slug: "draft", industries: ["ai", "saas"], country: "Japan", ...DRAFT },
    ];
    for (const other of others) await given(database, "startups", startup(other));
    const because = (slug: string, industries: string[], sameRound: boolean, country: boolean) => ({
      slug,
      same_industries: industries,
      same_venture_round: sameRound,
      same_country: country,
    });
    expect(await similar(id)).toEqual([
      because("all", ["saas", "ai"], true, true),
      because("stage", ["ai", "media"], true, false),
      because("one", ["ai"], false, true),
    ]);
  });

  it("come by what they raised among equals", async () => {
    const id = await given(database, "startups", own);
    for (const amount of [10, 30, 20]) {
      const startupId = await given(database, "startups", { ...own, slug: `raised-${amount}` });
      await database.insert(
        owner,
        "funding_rounds",
        round({ startup_id: startupId, amount_usd_thousand: amount }),
      );
    }
    expect((await similar(id, 2)).map((row) => row.slug)).toEqual(["raised-30", "raised-20"]);
  });

  it("are what comparing with every startup finds", async () => {
    const { startups } = await givenDirectory(database, randomFrom(31), 40);
    const all = await startupsAsTheyAre(database);
    const { rows } = await database.run(
      owner,
      "select id, slug from public.startups where is_published and id = any ($1) order by slug",
      [startups],
    );
    const idOf = new Map(rows.map((row) => [row.slug, String(row.id)]));
    for (const one of all) {
      const expected = all
        .filter((other) => other !== one && points(one, other) > 0)
        .toSorted(
          (a, b) =>
            points(one, b) - points(one, a) ||
            b.raised_usd_thousand - a.raised_usd_thousand ||
            compare(idOf.get(b.slug) ?? "", idOf.get(a.slug) ?? ""),
        )
        .map(({ slug }) => slug);
      const found = await similar(idOf.get(one.slug) ?? "", 60);
      expect(found.map((row) => row.slug)).toEqual(expected);
    }
  });

  it.each([
    ["an unpublished startup", DRAFT],
    ["no startup", null],
  ])("of %s are none", async (_what, changes) => {
    await given(database, "startups", own);
    const id = changes
      ? await given(database, "startups", { ...own, slug: "draft", ...changes })
      : "00000000-0000-4000-8000-000000000000";
    expect(await similar(id)).toEqual([]);
  });
});
