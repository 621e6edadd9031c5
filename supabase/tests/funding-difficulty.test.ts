import { describe, expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { migratedDatabase, type Row } from "./database.ts";
import {
  daysBefore,
  explained,
  given5Weeks,
  givenRounds,
  givenSeekers,
  givenWeek,
  TODAY,
} from "./funding-difficulty-weeks.ts";

const database = migratedDatabase();

describe("a sparse cell", () => {
  it("is drawn towards its parent, and that to its own", async () => {
    for (const step of [1, 2, 3, 4]) {
      await givenWeek(database, step, { rounds: 10, country: "Singapore" });
      await givenWeek(database, step, { rounds: 10, country: "Vietnam" });
    }
    await givenWeek(database, 0, { rounds: 5, country: "Singapore" });
    await givenWeek(database, 0, { rounds: 20, country: "Vietnam" });
    await givenSeekers(database, 10, { country: "Singapore" });

    // All: 25 rounds after 20 (0), 10 seekers to 25 rounds after 20 (0), the rest even:
    // 20 / 2 + 15 / 2 + 20 / 2.
    expect((await explained(database)).rounds).toMatchObject({
      rounds: 25,
      cell_index: 27.5,
      parent_index: null,
      index: 27.5,
    });
    // Singapore: 5 rounds after 10 (1), 10 seekers to 5 rounds after 10 (1), the rest even:
    // 25 + 20 + 20 / 2 + 15 / 2 + 20 / 2. Drawn: (5 * 72.5 + 10 * 27.5) / 15.
    expect((await explained(database, "Singapore")).rounds).toMatchObject({
      rounds: 5,
      cell_index: 72.5,
      parent_index: 27.5,
      index: 42.5,
    });
    // Its seed rounds are the same: (5 * 72.5 + 10 * 42.5) / 15.
    expect((await explained(database, "Singapore", "seed")).rounds).toMatchObject({
      cell_index: 72.5,
      parent_index: 42.5,
      index: 52.5,
    });
    // Vietnam: 20 rounds after 10 (0), nobody seeks, then as now (even), the rest even:
    // 37.5. Drawn: (20 * 37.5 + 10 * 27.5) / 30.
    expect((await explained(database, "Vietnam")).rounds).toMatchObject({
      rounds: 20,
      cell_index: 37.5,
      parent_index: 27.5,
      index: 34.2,
    });
    // Seed rounds are all rounds: (25 * 27.5 + 10 * 27.5) / 35.
    expect((await explained(database, null, "seed")).rounds).toMatchObject({
      cell_index: 27.5,
      parent_index: 27.5,
      index: 27.5,
    });
  });

  it("has no index below five rounds, but says how many there were", async () => {
    for (const step of [1, 2, 3, 4]) await givenWeek(database, step, { rounds: 10 });
    await givenWeek(database, 0, { rounds: 4, country: "Singapore" });
    await givenWeek(database, 0, { rounds: 6, country: "Vietnam" });
    const { rounds } = await explained(database, "Singapore");
    expect(rounds).toMatchObject({
      value: 4,
      percentile: null,
      rounds: 4,
      cell_index: null,
      index: null,
    });
    expect(rounds?.parent_index).toEqual(expect.any(Number));
    expect(await explained(database, "Thailand")).toEqual({});
  });
});

describe("history", () => {
  it("takes at least four windows since tracking began", async () => {
    await given5Weeks(database, { rounds: 5 }, { rounds: 6 });
    expect((await explained(database)).rounds).toMatchObject({ percentile: 0 });
    const dayEarlier = await explained(database, null, null, "week", daysBefore(1));
    expect(dayEarlier.rounds).toMatchObject({ percentile: null, index: null });
  });

  it("of a year is that of its months, which the year is the mean of", async () => {
    // Twelve times thirty days with six rounds in every other, after four with two in each.
    const today = "2026-11-20";
    for (let month = 0; month < 16; month++) {
      const day = daysBefore(30 * month + 10, today);
      if (month >= 12) await givenRounds(database, day, { rounds: 2, investors: 2, gap: 500 });
      else if (month % 2 === 0)
        await givenRounds(database, day, { rounds: 6, investors: 1, gap: 500 });
    }
    const terms = await explained(database, null, null, "year", today);
    // 6 / 2 rounds after 2 are easy, 1 / 2 investors after 2 are hard; median and wait as ever.
    expect(terms).toMatchObject({
      rounds: { value: 3, percentile: 0, rounds: 36 },
      investors: { value: 0.5, percentile: 1 },
      median_amount: { value: 100, percentile: 0.5 },
      days_since_previous: { value: 500, percentile: 0.5 },
    });
  });
});

describe("the figures of the tracker", () => {
  async function shown(today = TODAY): Promise<Row[]> {
    const { rows } = await database.run(
      visitor,
      `select dimension, value, difficulty::float, previous_difficulty::float, difficulty_rounds,
              provisional
         from public.funding_tracker('week', null, null, $1) where dimension <> 'time'`,
      [today],
    );
    return rows;
  }

  it("show the index where there is one, always with its number of rounds", async () => {
    for (const step of [1, 2, 3, 4]) await givenWeek(database, step, { rounds: 10 });
    await givenWeek(database, 0, { rounds: 10 });
    await givenWeek(database, 0, { rounds: 3, country: "Vietnam", kind: "series_a", gap: 60 });
    await explained(database);
    // 13 rounds and 10 investors after 10 and 5 are easy, nobody seeks, the rest is even:
    // 20 / 2 + 15 / 2 + 20 / 2.
    const figures = await shown();
    expect(figures[0]).toEqual({
      dimension: "all",
      value: null,
      difficulty: 27.5,
      previous_difficulty: null,
      difficulty_rounds: 13,
      provisional: true,
    });
    expect(figures.find((row) => row.value === "Vietnam")).toMatchObject({
      difficulty: null,
      difficulty_rounds: 3,
    });
    expect(figures.map((row) => row.value)).toEqual([
      null,
      "Singapore",
      "Vietnam",
      "seed",
      "series_a",
    ]);
  });

  it("have none for the name of the whole region", async () => {
    await given5Weeks(database, { rounds: 10 }, { rounds: 10 });
    expect((await explained(database)).rounds?.index).toEqual(expect.any(Number));
    expect(await explained(database, "all")).toEqual({});
    const { rows } = await database.run(
      visitor,
      `select rounds, difficulty, difficulty_rounds
         from public.funding_tracker('week', 'all', 'all', $1) where dimension = 'all'`,
      [TODAY],
    );
    expect(rows).toEqual([{ rounds: 0, difficulty: null, difficulty_rounds: 0 }]);
  });

  it("show the value of a period before", async () => {
    await given5Weeks(database, { rounds: 10 }, { rounds: 5 });
    // Asked a week later, the last week is the previous one, with the same history.
    const later = "2025-08-11";
    const before = (await explained(database)).rounds?.index;
    await database.run(owner, "select tracker.refresh($1)", [later]);
    expect(await shown(later)).toContainEqual(
      expect.objectContaining({ dimension: "all", difficulty: null, previous_difficulty: before }),
    );
  });

  it("keep the index of the day before until that of the day is there", async () => {
    await given5Weeks(database, { rounds: 10 }, { rounds: 20 });
    await explained(database);
    const [first] = await shown();
    expect(first?.difficulty).toEqual(expect.any(Number));
    for (const [today, difficulty] of [
      ["2025-08-03", first?.difficulty],
      ["2025-08-05", first?.difficulty],
      ["2025-08-06", first?.difficulty],
      ["2025-08-07", null],
    ]) {
      expect((await shown(String(today)))[0]).toMatchObject({ difficulty });
    }
  });
});
