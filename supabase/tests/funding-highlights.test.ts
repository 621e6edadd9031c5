import { describe, expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { TODAY, trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();

const { givenRound } = trackerOf(database);

async function largest(period = "week"): Promise<Row[]> {
  const { rows } = await database.run(
    visitor,
    `select announced_on::text, kind, usd_thousand::float, startup_name
       from public.largest_funding_round($1, today => $2)`,
    [period, TODAY],
  );
  return rows;
}

async function active(period = "week", pageSize = 5): Promise<Row[]> {
  const { rows } = await database.run(
    visitor,
    "select name, rounds, led from public.active_investors($1, $2, today => $3)",
    [period, pageSize, TODAY],
  );
  return rows;
}

async function backed(round: string, investorId: string, isLead = false): Promise<void> {
  await database.insert(owner, "funding_round_investors", {
    funding_round_id: round,
    investor_id: investorId,
    is_lead: isLead,
  });
}

describe("the largest round of a period", () => {
  it("is of those that the figures count", async () => {
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 300 }, { name: "Small" });
    await givenRound(
      { announced_on: "2026-06-12", amount_usd_thousand: 900, kind: "series_a" },
      { name: "Largest" },
    );
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 9000, kind: "debt" });
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 9000 }, DRAFT);
    await givenRound({ announced_on: "2026-06-08", amount_usd_thousand: 9000 });
    await givenRound({ announced_on: "2026-06-16", amount_usd_thousand: 9000 });
    expect(await largest()).toEqual([
      {
        announced_on: "2026-06-12",
        kind: "series_a",
        usd_thousand: 900,
        startup_name: "Largest",
      },
    ]);
  });

  it("is the newest of equal ones", async () => {
    await givenRound({ announced_on: "2026-06-10", amount_usd_thousand: 900 }, { name: "Before" });
    await givenRound({ announced_on: "2026-06-11", amount_usd_thousand: 900 }, { name: "After" });
    expect(await largest()).toMatchObject([{ startup_name: "After" }]);
  });

  it("is none when no round disclosed an amount, and in an unknown period", async () => {
    await givenRound({ announced_on: TODAY, amount_usd_thousand: null });
    expect(await largest()).toEqual([]);
    expect(await largest("decade")).toEqual([]);
  });
});

describe("the most active investors", () => {
  it("come by their rounds, then by those that they led, then by name", async () => {
    const named = (name: string) => given(database, "investors", investor({ name }));
    const busy = await named("Busy");
    const leading = await named("Leading");
    const beta = await named("Beta");
    const alpha = await named("Alpha");
    const first = await givenRound({ announced_on: TODAY });
    const second = await givenRound({ announced_on: "2026-06-09" });
    const earlier = await givenRound({ announced_on: "2026-06-08" });
    await backed(first, busy);
    await backed(second, busy);
    await backed(second, leading, true);
    await backed(first, beta);
    await backed(first, alpha);
    await backed(earlier, alpha);
    expect(await active()).toEqual([
      { name: "Busy", rounds: 2, led: 0 },
      { name: "Leading", rounds: 1, led: 1 },
      { name: "Alpha", rounds: 1, led: 0 },
      { name: "Beta", rounds: 1, led: 0 },
    ]);
    expect(await active("week", 1)).toMatchObject([{ name: "Busy" }]);
    expect(await active("decade")).toEqual([]);
  });

  it("are published, and their rounds count", async () => {
    const draft = await given(database, "investors", investor(DRAFT));
    const lender = await given(database, "investors", investor({ name: "Lender" }));
    const early = await given(database, "investors", investor({ name: "Early" }));
    const startupId = await given(database, "startups", startup(DRAFT));
    await backed(await givenRound({ announced_on: TODAY }), draft);
    await backed(await givenRound({ announced_on: TODAY, kind: "debt" }), lender);
    await backed(
      await given(database, "funding_rounds", {
        kind: "seed",
        announced_on: TODAY,
        startup_id: startupId,
      }),
      early,
    );
    expect(await active()).toEqual([]);
  });
});
