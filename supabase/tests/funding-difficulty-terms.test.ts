import { describe, expect, it } from "vitest";
import {
  DIFFICULTY_LEAST_ROUNDS,
  DIFFICULTY_SHRINKAGE,
  DIFFICULTY_WEIGHTS,
} from "../../contracts/funding.ts";
import { owner } from "./actors.ts";
import { DRAFT, given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import {
  daysBefore,
  explained,
  given5Weeks,
  givenSeekers,
  givenWeek,
  type Week,
} from "./funding-difficulty-weeks.ts";

const database = migratedDatabase();

const percentilesOf = (terms: Record<string, Row>) =>
  Object.fromEntries(Object.entries(terms).map(([term, row]) => [term, row.percentile]));

describe("the constants", () => {
  it("are those of the contracts", async () => {
    const { rows } = await database.run(
      owner,
      "select term, weight::float, tracker.shrinkage() as k, tracker.least_rounds() as least from tracker.difficulty_terms()",
    );
    expect(Object.fromEntries(rows.map((row) => [row.term, row.weight]))).toEqual(
      DIFFICULTY_WEIGHTS,
    );
    expect(rows[0]).toMatchObject({ k: DIFFICULTY_SHRINKAGE, least: DIFFICULTY_LEAST_ROUNDS });
  });
});

describe("a percentile", () => {
  it.each([
    // One of four is lower, two are equal: (1 + 2 / 2) / 4.
    ["5", "{3,5,5,9}", 0.5],
    ["1", "{3,5,5,9}", 0],
    ["10", "{3,5,5,9}", 1],
    ["9", "{3,5,5,9}", 0.875],
    ["5", "{5,5,5,5,5}", 0.5],
    // A window without a value does not count: (2 + 0) / 4.
    ["4", "{3,null,3,5,null,9}", 0.5],
    ["4", "{3,null,3,5}", null],
    ["4", "{}", null],
    ["4", null, null],
    [null, "{3,5,5,9}", null],
  ])("of %s among %s is %s", async (value, history, rank) => {
    const { rows } = await database.run(
      owner,
      "select tracker.midrank($1::numeric, $2::numeric[])::float as rank",
      [value, history],
    );
    expect(rows).toEqual([{ rank }]);
  });
});

describe("the median of clamped amounts", () => {
  it.each([
    ["within the bounds", 20, 40, 30],
    // clamp(5) = 10, clamp(50) = 50.
    ["below on one side", 5, 50, 30],
    ["above on both", 100, 100, 90],
    ["of none", null, null, null],
  ])("%s", async (_what, lower, upper, median) => {
    const { rows } = await database.run(
      owner,
      "select tracker.winsorised_median($1, $2, 10, 90)::float as median",
      [lower, upper],
    );
    expect(rows).toEqual([{ median }]);
  });

  it("cannot be swung by one large round", async () => {
    // Every earlier amount is 100, so both bounds are 100, and 900,000 counts as 100.
    await given5Weeks(database, { rounds: 5 }, { rounds: 5, amount: 900_000 });
    expect((await explained(database)).median_amount).toMatchObject({
      value: 100,
      percentile: 0.5,
    });
  });
});

describe("the terms", () => {
  const USUAL = { rounds: 10, investors: 5, amount: 100, gap: 60 };
  const EVEN = {
    rounds: 0.5,
    investors: 0.5,
    seeking_per_round: 0.5,
    median_amount: 0.5,
    days_since_previous: 0.5,
  };

  it.each<[string, Week, Partial<typeof EVEN>, number]>([
    ["a week like any other is in the middle", USUAL, {}, 50],
    // Fewer rounds also mean more companies per round: 50 + 25 / 2 + 20 / 2.
    ["few rounds are hard", { ...USUAL, rounds: 5 }, { rounds: 1, seeking_per_round: 1 }, 72.5],
    ["many rounds are easy", { ...USUAL, rounds: 20 }, { rounds: 0, seeking_per_round: 0 }, 27.5],
    ["few investors are hard", { ...USUAL, investors: 4 }, { investors: 1 }, 60],
    ["many investors are easy", { ...USUAL, investors: 6 }, { investors: 0 }, 40],
    ["long waits are hard", { ...USUAL, gap: 61 }, { days_since_previous: 1 }, 60],
    ["short waits are easy", { ...USUAL, gap: 59 }, { days_since_previous: 0 }, 40],
    // No amount is known: (25 + 20 + 20 + 20) / 2 of 85.
    [
      "an unknown term passes its weight on to the others",
      { ...USUAL, amount: null },
      { median_amount: undefined },
      50,
    ],
    // Few investors, no amount: (25 / 2 + 20 + 20 / 2 + 20 / 2) / 85.
    [
      "and so in proportion",
      { ...USUAL, amount: null, investors: 4 },
      { investors: 1, median_amount: undefined },
      61.8,
    ],
  ])("%s", async (_what, current, differing, index) => {
    await givenSeekers(database, 20);
    await given5Weeks(database, USUAL, current);
    const terms = await explained(database);
    const expected = Object.entries({ ...EVEN, ...differing }).map(([term, p]) => [
      term,
      p ?? null,
    ]);
    expect(percentilesOf(terms)).toEqual(Object.fromEntries(expected));
    expect(terms.rounds).toMatchObject({ rounds: current.rounds, cell_index: index, index });
  });

  it.each([
    // Amounts of 50, 100, 100 and 150 before; the bounds are 50 and 150.
    ["small rounds are hard", 40, 50, 0.875],
    ["large rounds are easy", 200, 150, 0.125],
    // Two of four are equal, one is lower: 1 - (1 + 2 / 2) / 4.
    ["middling ones are in the middle", 100, 100, 0.5],
  ])("%s", async (_what, amount, value, percentile) => {
    for (const [n, before] of [50, 100, 100, 150].entries()) {
      await givenWeek(database, n + 1, { rounds: 5, amount: before });
    }
    await givenWeek(database, 0, { rounds: 5, amount });
    expect((await explained(database)).median_amount).toMatchObject({ value, percentile });
  });

  it("include the measured figures", async () => {
    await givenSeekers(database, 20);
    await given5Weeks(database, USUAL, { rounds: 8, investors: 7, amount: 100, gap: 70 });
    const terms = await explained(database);
    expect(
      Object.fromEntries(Object.entries(terms).map(([term, row]) => [term, row.value])),
    ).toEqual({
      rounds: 8,
      investors: 7,
      seeking_per_round: 2.5,
      median_amount: 100,
      days_since_previous: 70,
    });
    expect(Object.keys(terms)).toEqual(Object.keys(DIFFICULTY_WEIGHTS));
  });
});

describe("who seeks money", () => {
  /** Companies that seek, from the ratio to the week's five rounds. */
  async function seeking(country: string | null = null, kind: string | null = null) {
    const { seeking_per_round } = await explained(database, country, kind);
    return seeking_per_round?.value === null ? null : Number(seeking_per_round?.value) * 5;
  }

  it("is published by the end of the period and closed nothing in 180 days", async () => {
    await givenWeek(database, 0, { rounds: 5 });
    await givenSeekers(database, 1);
    await givenSeekers(database, 1, { published_at: "2025-08-04T15:59:59Z" });
    await givenSeekers(database, 1, { published_at: "2025-08-04T16:00:00Z" });
    await givenSeekers(database, 1, DRAFT);
    expect(await seeking()).toBe(2);
    for (const [kind, days] of [
      ["seed", 179],
      ["seed", 180],
      ["debt", 1],
    ] as const) {
      const id = await given(database, "startups", startup({ published_at: "2025-01-01" }));
      await given(
        database,
        "funding_rounds",
        round({ startup_id: id, kind, announced_on: daysBefore(days) }),
      );
    }
    expect(await seeking()).toBe(4);
  });

  it("comes back only when the latest of its rounds is too long ago", async () => {
    await givenWeek(database, 0, { rounds: 5 });
    const id = await given(database, "startups", startup({ published_at: "2024-01-01" }));
    for (const days of [200, 100, 100]) {
      await given(
        database,
        "funding_rounds",
        round({ startup_id: id, announced_on: daysBefore(days) }),
      );
    }
    expect(await seeking()).toBe(0);
  });

  it("counts by country and stage; kinds that are not stages do not count", async () => {
    await givenWeek(database, 0, { rounds: 5, country: "Vietnam" });
    await givenWeek(database, 0, { rounds: 5, country: "Thailand", kind: "grant" });
    await givenSeekers(database, 3, { country: "Vietnam", venture_round: "seed" });
    await givenSeekers(database, 2, { country: "Vietnam", venture_round: "series_a" });
    await givenSeekers(database, 4, { country: "Thailand", venture_round: "seed" });
    expect(await seeking("Vietnam")).toBe(5);
    expect(await seeking("Vietnam", "seed")).toBe(3);
    expect(await seeking(null, "seed")).toBe(7);
    expect(await seeking(null, "grant")).toBe(null);
  });
});
