import { expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { migratedDatabase } from "./database.ts";
import { daysBefore, givenSeekers, givenWeek, TODAY } from "./funding-difficulty-weeks.ts";

const database = migratedDatabase();

async function read(text: string, values: unknown[]) {
  const { rows } = await database.run(visitor, text, values);
  return rows;
}

const history = (period: string, country: string | null = null, kind: string | null = null) =>
  read(
    `select ends_on::text, rounds, index::float
       from public.funding_difficulty_history($1, $2, $3, $4)`,
    [period, country, kind, daysBefore(-14)],
  );

async function shown(country: string | null, kind: string | null) {
  const [all] = await read(
    `select difficulty::float, previous_difficulty::float
       from public.funding_tracker('week', $1, $2, $3) where dimension = 'all'`,
    [country, kind, daysBefore(-14)],
  );
  return [all?.previous_difficulty, all?.difficulty];
}

it("ends with the indices that the tracker shows, of every cell", async () => {
  const weeks = [9, 12, 20, 7, 10, 16, 8];
  for (const [at, rounds] of weeks.entries()) {
    const step = 4 - at;
    await givenWeek(database, step, { rounds, amount: 100 * rounds, gap: 60 + rounds });
    await givenWeek(database, step, { rounds: 6 + (at % 3), country: "Vietnam", kind: "series_a" });
  }
  await givenSeekers(database, 10);
  await database.run(owner, "select tracker.refresh($1)", [daysBefore(-14)]);

  const all = await history("week");
  expect(all.map(({ ends_on }) => ends_on)).toEqual(
    [4, 3, 2, 1, 0, -1, -2].map((step) => daysBefore(step * 7, TODAY)),
  );
  expect(all.map(({ rounds }) => rounds)).toEqual([15, 19, 28, 13, 17, 24, 14]);
  // At least four windows make a history.
  expect(all.map(({ index }) => index === null)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const [country, kind] of [
    [null, null],
    ["Vietnam", null],
    [null, "seed"],
    ["Vietnam", "series_a"],
  ] as const) {
    const past = await history("week", country, kind);
    expect(past.slice(-2).map(({ index }) => index)).toEqual(await shown(country, kind));
    expect(past.at(-1)?.index).toEqual(expect.any(Number));
  }
});

it("has no index where there are too few rounds, and no rows of an unknown period", async () => {
  await givenWeek(database, -2, { rounds: 4, country: "Thailand" });
  await database.run(owner, "select tracker.refresh($1)", [daysBefore(-14)]);
  expect((await history("week", "Thailand")).at(-1)).toMatchObject({ rounds: 4, index: null });
  expect((await history("year")).length).toBe(1);
  expect(await history("day")).toEqual([]);
});
