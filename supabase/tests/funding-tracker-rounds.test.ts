import { describe, expect, it } from "vitest";
import { owner, stranger, visitor } from "./actors.ts";
import { DRAFT, given, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { TODAY, trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();

const { givenRound } = trackerOf(database);

/** The listed rounds; `options` are named arguments in SQL. */
async function listed(period: string, options = "", values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.run(
    visitor,
    `select r.*, r.announced_on::text, r.usd_thousand::float
       from public.list_funding_rounds('${period}', today => '${TODAY}' ${options}) r`,
    values,
  );
  return rows;
}

describe("the rounds behind a figure", () => {
  it("come with their company and its backers, leads first", async () => {
    const startupId = await given(
      database,
      "startups",
      startup({ slug: "rice", name: "Rice", logo: "/rice.svg", country: "Thailand" }),
    );
    const id = await given(
      database,
      "funding_rounds",
      round({ startup_id: startupId, announced_on: TODAY, kind: "series_a", is_sample: true }),
    );
    for (const [name, isLead] of [
      ["Beta", false],
      ["Alpha", false],
      ["Zeta", true],
    ] as const) {
      const investorId = await given(
        database,
        "investors",
        investor({ slug: name.toLowerCase(), name }),
      );
      await database.insert(owner, "funding_round_investors", {
        funding_round_id: id,
        investor_id: investorId,
        is_lead: isLead,
      });
    }
    expect(await listed("week")).toEqual([
      {
        id,
        announced_on: TODAY,
        kind: "series_a",
        usd_thousand: 1200.5,
        startup_id: startupId,
        startup_slug: "rice",
        startup_name: "Rice",
        startup_logo: "/rice.svg",
        country: "Thailand",
        is_sample: true,
        investors: [
          { slug: "zeta", name: "Zeta", lead: true },
          { slug: "alpha", name: "Alpha", lead: false },
          { slug: "beta", name: "Beta", lead: false },
        ],
      },
    ]);
  });

  it("name no backer that is not published", async () => {
    const id = await givenRound({ announced_on: TODAY });
    const draft = await given(database, "investors", investor(DRAFT));
    await database.insert(owner, "funding_round_investors", {
      funding_round_id: id,
      investor_id: draft,
    });
    expect(await listed("week")).toMatchObject([{ id, investors: [] }]);
  });

  it("are those that the figures count", async () => {
    const id = await givenRound({ announced_on: TODAY });
    await givenRound({ announced_on: TODAY, kind: "debt" });
    await givenRound({ announced_on: TODAY }, DRAFT);
    await givenRound({ announced_on: "2026-06-08" });
    await givenRound({ announced_on: "2026-06-16" });
    expect((await listed("week")).map((row) => row.id)).toEqual([id]);
  });

  it("are narrowed by country, kind and days", async () => {
    const id = await givenRound({ announced_on: "2026-06-10" }, { country: "Vietnam" });
    await givenRound({ announced_on: "2026-06-10" }, { country: "Thailand" });
    await givenRound({ announced_on: "2026-06-10", kind: "grant" }, { country: "Vietnam" });
    await givenRound({ announced_on: "2026-06-09" }, { country: "Vietnam" });
    await givenRound({ announced_on: "2026-06-11" }, { country: "Vietnam" });
    const narrow = `, country => 'Vietnam', venture_round => 'seed',
                      starts_on => '2026-06-10', ends_on => '2026-06-10'`;
    expect((await listed("month", narrow)).map((row) => row.id)).toEqual([id]);
  });

  it("are narrowed to a sector by the first that their startup names", async () => {
    const id = await givenRound({ announced_on: TODAY }, { industries: ["ai", "fintech"] });
    await givenRound({ announced_on: TODAY }, { industries: ["fintech", "ai"] });
    const rows = await listed("week", ", sector => 'ai'");
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it("of a year are found for good, by their days", async () => {
    const id = await givenRound({ announced_on: "2025-07-02" });
    await givenRound({ announced_on: "2025-07-09" });
    const days = ", starts_on => '2025-07-01', ends_on => '2025-07-08'";
    const { rows } = await database.run(
      visitor,
      `select id from public.list_funding_rounds('year', today => '2027-01-01' ${days})`,
    );
    expect(rows).toEqual([{ id }]);
  });

  it("stay in the period whatever days are asked for", async () => {
    await givenRound({ announced_on: "2026-05-16" });
    await givenRound({ announced_on: "2026-06-16" });
    expect(await listed("month", ", starts_on => '-infinity', ends_on => 'infinity'")).toEqual([]);
  });
});

describe("paging", () => {
  it("goes through all of them once, newest first, also where days are equal", async () => {
    for (let n = 0; n < 23; n++) {
      await givenRound({ announced_on: `2026-06-${n < 15 ? "10" : "12"}` });
    }
    const found: Row[] = [];
    for (;;) {
      const page = await listed("month", ", after_round => $1, page_size => 4", [found.at(-1)?.id]);
      found.push(...page);
      if (page.length < 4) break;
    }
    expect(found).toHaveLength(23);
    expect(new Set(found.map((row) => row.id)).size).toBe(23);
    const days = found.map((row) => String(row.announced_on));
    expect(days).toEqual(days.toSorted().reverse());
  });

  it.each([
    ["fewer than one", 0, 1],
    ["a negative number", -5, 1],
    ["too many", 1000, 200],
    ["no number", null, 50],
  ])("makes do with %s", async (_what, asked, got) => {
    const startupId = await given(database, "startups", startup());
    await database.run(
      owner,
      `insert into public.funding_rounds (startup_id, kind, announced_on)
       select $1, 'seed', '2026-06-10' from generate_series(1, 201)`,
      [startupId],
    );
    expect(await listed("month", ", page_size => $1", [asked])).toHaveLength(got);
  });

  it("starts again after a round that does not count", async () => {
    const id = await givenRound({ announced_on: TODAY });
    const debt = await givenRound({ announced_on: "2026-06-01", kind: "debt" });
    expect((await listed("month", ", after_round => $1", [debt])).map((row) => row.id)).toEqual([
      id,
    ]);
  });
});

it("a signed-in person may ask, too", async () => {
  const { rowCount } = await database.run(
    stranger,
    "select from public.list_funding_rounds('year')",
  );
  expect(rowCount).toBe(0);
});
