import { describe, expect, it } from "vitest";
import { newsroomDatabase } from "../newsroom/test-newsroom.ts";
import { countFigures } from "./count-figures.ts";
import { readReport, refreshYears } from "./keep-reports.ts";
import { monthSpan } from "./spans.ts";

const { pool, startup, investor, round, back } = newsroomDatabase();

const COUNTRIES = ["Vietnam", "Thailand", "Other"];
const SECTORS = ["fintech", "ai", "saas"];
const KINDS = ["seed", "series_a", "grant", "debt"];

/** Rounds of three months in every combination of place, sector, kind and amount. */
async function market(): Promise<void> {
  let number = 0;
  for (const country of COUNTRIES)
    for (const sector of SECTORS) {
      const id = await startup({ country, industries: [sector, "media"] });
      for (const kind of KINDS)
        for (const month of ["2026-08", "2026-09", "2026-10"]) {
          number += 1;
          await round(id, {
            kind,
            announced_on: `${month}-${String((number % 28) + 1).padStart(2, "0")}`,
            amount_usd_thousand: number % 5 === 0 ? null : number * 10.5,
          });
        }
    }
  const hidden = await startup({ is_published: false });
  await round(hidden, { announced_on: "2026-10-10", amount_usd_thousand: 1_000_000 });
}

describe("figures", () => {
  it("are the sums of the same rows", async () => {
    await market();
    const { figures } = await countFigures(pool(), monthSpan("2026-10-01"));
    const { rows } = await pool().query(
      `select count(*)::int as rounds, sum(amount_usd_thousand)::float as usd,
              count(amount_usd_thousand)::int as disclosed,
              percentile_cont(0.5) within group (order by amount_usd_thousand)::float as median
         from public.funding_rounds r join public.startups s on s.id = r.startup_id and s.is_published
        where announced_on between '2026-10-01' and '2026-10-31' and kind <> 'debt'`,
    );
    expect({
      rounds: figures.rounds,
      usd: figures.usdThousand,
      disclosed: figures.disclosed,
      median: figures.medianUsdThousand,
    }).toEqual(rows[0]);
    for (const groups of [figures.byCountry, figures.bySector, figures.byKind]) {
      expect(groups).toHaveLength(3);
      expect(groups.reduce((sum, group) => sum + group.rounds, 0)).toBe(figures.rounds);
      expect(groups.reduce((sum, group) => sum + group.usdThousand, 0)).toBe(figures.usdThousand);
      const counts = groups.map((group) => group.rounds);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    expect(figures.bySector.map(({ value }) => value).toSorted()).toEqual([
      "ai",
      "fintech",
      "saas",
    ]);
    const tracked = await pool().query(
      `select announced_on::text from public.list_funding_rounds('year', sector => 'ai',
         starts_on => '2026-10-01', ends_on => '2026-10-31', today => '2026-11-02')`,
    );
    expect(tracked.rowCount).toBe(figures.bySector.find(({ value }) => value === "ai")?.rounds);
  });

  it("name who joined by the market's day", async () => {
    const joined: string[] = [];
    for (const [draft, add] of Object.entries({ startup, investor })) {
      for (const at of ["10-31T15:59:59", "10-31T16:00:00", "11-30T15:59:59", "11-30T16:00:00"]) {
        const id = await add({ published_at: `2026-${at}Z` });
        await pool().query(
          `with person as (
             insert into auth.users (id, email) values ($1, gen_random_uuid() || '@people.example') returning id
           )
           insert into public.${draft}_profiles (user_id, ${draft}_id) select id, id from person`,
          [id],
        );
        joined.push(id);
      }
    }
    const { figures } = await countFigures(pool(), monthSpan("2026-11-01"));
    expect(figures.joined).toEqual({
      startups: joined.slice(1, 3),
      investors: joined.slice(5, 7),
    });
  });

  it("have thirteen months, empty ones too, the last of which is the month", async () => {
    await market();
    const { figures } = await countFigures(pool(), monthSpan("2026-10-01"));
    expect(figures.months).toHaveLength(13);
    expect(figures.months[0]).toMatchObject({ from: "2025-10-01", to: "2025-10-31", rounds: 0 });
    expect(figures.months.at(-1)).toMatchObject({ from: "2026-10-01", rounds: figures.rounds });
    expect(figures.months.at(-2)?.rounds).toBe(27);
  });

  it("begin with the month in which tracking did", async () => {
    const { figures } = await countFigures(pool(), monthSpan("2025-09-01"));
    expect(figures.months.map(({ from }) => from)).toEqual([
      "2025-07-01",
      "2025-08-01",
      "2025-09-01",
    ]);
  });

  it("have no median of four amounts", async () => {
    const id = await startup();
    for (const day of ["01", "02", "03", "04"]) await round(id, { announced_on: `2026-10-${day}` });
    await round(id, { announced_on: "2026-10-05", amount_usd_thousand: null });
    const few = await countFigures(pool(), monthSpan("2026-10-01"));
    expect(few.figures).toMatchObject({ rounds: 5, disclosed: 4, medianUsdThousand: null });
    await round(id, { announced_on: "2026-10-06" });
    const enough = await countFigures(pool(), monthSpan("2026-10-01"));
    expect(enough.figures.medianUsdThousand).toBe(1200);
  });

  it("name first rounds, who is back, and what is rare in a country", async () => {
    const [young, old, other] = [await startup(), await startup(), await startup()];
    const first = await round(young, { announced_on: "2026-10-02", kind: "series_b" });
    await round(old, { announced_on: "2024-01-05", kind: "seed" });
    const back = await round(old, { announced_on: "2026-10-03", kind: "grant" });
    await round(other, { announced_on: "2026-01-01", kind: "series_b" });
    const { figures } = await countFigures(pool(), monthSpan("2026-10-01"));
    expect(figures.firstRounds.map((deal) => deal.round)).toEqual([first]);
    expect(figures.back).toMatchObject([{ round: back, since: "2024-01-05" }]);
    expect(figures.firstOfKind).toMatchObject([{ round: first, since: "2026-01-01" }]);
  });

  it("name investors of two rounds, leads apart, and none that is not public", async () => {
    const id = await startup();
    const [shown, hidden] = [await investor(), await investor({ is_published: false })];
    for (const day of ["01", "02"]) {
      const made = await round(id, { announced_on: `2026-10-${day}` });
      await back(made, shown, day === "01");
      await back(made, hidden, false);
    }
    const { figures } = await countFigures(pool(), monthSpan("2026-10-01"));
    expect(figures.investors).toEqual([{ investor: shown, rounds: 2, led: 1 }]);
  });
});

describe("the year so far", () => {
  const NOW = new Date("2026-10-20T12:00:00Z");

  it("is counted until today, and again when something has come in", async () => {
    await market();
    await refreshYears(pool(), NOW);
    const before = await readReport(pool(), "year", "2026-01-01");
    expect(before?.figures).toMatchObject({ from: "2026-01-01", to: "2026-10-20" });
    expect(before?.figures.months).toHaveLength(10);
    await refreshYears(pool(), new Date("2026-10-20T13:00:00Z"));
    expect((await readReport(pool(), "year", "2026-01-01"))?.made_at).toBe(before?.made_at);
    await round(await startup(), { announced_on: "2026-02-02" });
    await refreshYears(pool(), new Date("2026-10-20T14:00:00Z"));
    const after = await readReport(pool(), "year", "2026-01-01");
    expect(after?.figures.rounds).toBe((before?.figures.rounds ?? 0) + 1);
  });

  it("begins in July in the year in which tracking began, and is kept in January of the next", async () => {
    const id = await startup();
    for (const day of ["01", "02", "03", "04", "05"])
      await round(id, { announced_on: `2025-12-${day}` });
    await refreshYears(pool(), new Date("2026-01-10T12:00:00Z"));
    const report = await readReport(pool(), "year", "2025-01-01");
    expect(report?.figures).toMatchObject({ from: "2025-07-01", to: "2025-12-31", rounds: 5 });
    expect(await readReport(pool(), "year", "2026-01-01")).toBeUndefined();
  });

  it("names nobody who has taken their page down since", async () => {
    await market();
    await refreshYears(pool(), NOW);
    const [named] = Object.keys((await readReport(pool(), "year", "2026-01-01"))?.startups ?? {});
    await pool().query("update public.startups set is_published = false where id = $1", [named]);
    const after = await readReport(pool(), "year", "2026-01-01");
    expect(named).toBeDefined();
    expect(Object.keys(after?.startups ?? {})).not.toContain(named);
    expect(Object.keys(after?.startups ?? {})).not.toEqual([]);
  });
});
