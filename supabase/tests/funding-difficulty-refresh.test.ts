import { describe, expect, it } from "vitest";
import { owner, service } from "./actors.ts";
import { given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { workOut } from "./funding-difficulty-oracle.ts";
import { randomContent } from "./funding-tracker-changes.ts";

const database = migratedDatabase();

/** Far enough from July 2025 for a year to have a history of four months. */
const TODAY = "2026-11-20";

async function refresh(today = TODAY): Promise<unknown> {
  const { rows } = await database.run(owner, "select tracker.refresh($1) as did", [today]);
  return rows[0]?.did;
}

async function kept(): Promise<Row[]> {
  const { rows } = await database.run(
    owner,
    `select period, back, country, venture_round, rounds, round(cell_index, 6)::float as cell_index,
            round(parent_index, 6)::float as parent_index, round(index, 6)::float as index
       from tracker.ranked_cells where cell_index is not null`,
  );
  return rows;
}

const key = (row: Row) => `${row.period} ${row.back} ${row.country} ${row.venture_round}`;
const inOrder = (rows: Row[]) => rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

async function expectAsWorkedOut(today = TODAY): Promise<void> {
  const worked = inOrder(await workOut(database, today));
  const found = inOrder(await kept());
  expect(worked.length).toBeGreaterThan(20);
  expect(found.map(key)).toEqual(worked.map(key));
  for (const [place, figure] of worked.entries()) {
    for (const [column, value] of Object.entries(figure)) {
      if (typeof value === "number") expect(found[place]?.[column]).toBeCloseTo(value, 4);
      else expect(found[place]?.[column]).toBe(value);
    }
  }
}

describe("a refresh", () => {
  it.each([11, 12])("computes what the rows say, however they changed (%i)", async (seed) => {
    const content = randomContent(database, seed);
    await content.fill();
    await refresh();
    await expectAsWorkedOut();
    for (let n = 0; n < 6; n++) {
      await content.change(5);
      await refresh();
      await expectAsWorkedOut();
    }
  });

  it("goes on with the days, keeping nothing of the day before", async () => {
    await randomContent(database, 13).fill();
    for (const today of ["2026-11-19", "2026-11-20", "2026-11-21"]) {
      expect(await refresh(today)).toBe(true);
      await expectAsWorkedOut(today);
    }
  });

  it("does nothing while nothing changed", async () => {
    await randomContent(database, 14).fill();
    expect(await refresh()).toBe(true);
    expect(await refresh()).toBe(false);
    await database.run(owner, "update public.startups set tagline = 'Changed'");
    await database.run(owner, "update public.investors set tagline = 'Changed'");
    await database.run(owner, "insert into public.news (title) values ('News')");
    expect(await refresh()).toBe(false);
  });

  it("measures again only the windows that contain a changed day", async () => {
    await randomContent(database, 15).fill();
    await refresh();
    await database.run(owner, "update tracker.windows set rounds = 1000 where country = 'all'");
    const startupId = await given(database, "startups", startup());
    await given(database, "funding_rounds", round({ startup_id: startupId, announced_on: TODAY }));
    await refresh();
    const { rows } = await database.run(
      owner,
      `select unit, ends_on::text from tracker.windows
        where country = 'all' and venture_round = 'all' and rounds <> 1000 order by unit`,
    );
    expect(rows).toEqual([
      { unit: "month", ends_on: TODAY },
      { unit: "week", ends_on: TODAY },
    ]);
  });

  it("leaves nothing when all content is gone", async () => {
    await randomContent(database, 16).fill();
    await refresh();
    await database.run(service, "truncate public.startups, public.investors cascade");
    expect(await refresh()).toBe(true);
    expect(await kept()).toEqual([]);
  });

  it("works without content, and on the day tracking begins", async () => {
    expect(await refresh("2025-07-01")).toBe(true);
    expect(await kept()).toEqual([]);
  });
});
