import { describe, expect, it } from "vitest";
import {
  DIFFICULTY_PROVISIONAL_DAYS,
  FUNDING_PERIODS,
  TRACKED_SINCE,
} from "../../contracts/funding.ts";
import { owner, stranger, visitor } from "./actors.ts";
import { DRAFT } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { TODAY, trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();

const { givenRound, figures } = trackerOf(database);

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

describe("the figures of a period", () => {
  it("are zeros where nothing was announced", async () => {
    expect(await figures("all", "*")).toEqual([
      {
        dimension: "all",
        value: null,
        starts_on: "2026-05-17",
        ends_on: "2026-06-15",
        rounds: 0,
        usd_thousand: 0,
        undisclosed: 0,
        previous_rounds: 0,
        previous_usd_thousand: 0,
        difficulty: null,
        previous_difficulty: null,
        difficulty_rounds: 0,
        provisional: true,
      },
    ]);
  });

  it.each([
    ["week", "2026-07-09", "2026-07-02"],
    ["month", "2026-06-16", "2026-05-17"],
    ["year", "2025-07-16", null],
  ] as const)(
    "take in the first and the last day of the last %s and no other",
    async (period, first, before) => {
      const today = "2026-07-15";
      for (const day of [dayBefore(first), first, today, "2026-07-16"]) {
        await givenRound({ announced_on: day });
      }
      if (before) await givenRound({ announced_on: before });
      if (before) await givenRound({ announced_on: dayBefore(before) });
      expect(await figures("all", "starts_on, rounds, previous_rounds", { period, today })).toEqual(
        [{ starts_on: first, rounds: 2, previous_rounds: before && 2 }],
      );
    },
  );

  it("add up disclosed amounts and count undisclosed ones", async () => {
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 100.5 });
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 200 });
    await givenRound({ announced_on: TODAY, amount_usd_thousand: null });
    await givenRound({ announced_on: "2026-05-01", amount_usd_thousand: 70 });
    expect(
      await figures(
        "all",
        "rounds, usd_thousand, undisclosed, previous_rounds, previous_usd_thousand",
      ),
    ).toEqual([
      {
        rounds: 3,
        usd_thousand: 300.5,
        undisclosed: 1,
        previous_rounds: 1,
        previous_usd_thousand: 70,
      },
    ]);
  });

  it("leave out debt, drafts and rounds before tracking", async () => {
    await givenRound({ announced_on: TODAY, kind: "debt" });
    await givenRound({ announced_on: TODAY }, DRAFT);
    await givenRound({ announced_on: "2025-06-30" });
    await givenRound({ announced_on: TRACKED_SINCE });
    expect(await figures("all", "rounds", { period: "year" })).toEqual([{ rounds: 1 }]);
    expect(await figures("venture_round", "value", { period: "year" })).toEqual([
      { value: "seed" },
    ]);
  });

  it("have nothing to compare with when tracking began within the previous period", async () => {
    await givenRound({ announced_on: "2025-08-20" });
    const columns = "rounds, previous_rounds, previous_usd_thousand";
    // 30 + 30 days back from 29 August begin on 1 July.
    expect(await figures("all", columns, { today: "2025-08-28" })).toEqual([
      { rounds: 1, previous_rounds: null, previous_usd_thousand: null },
    ]);
    expect(await figures("all", columns, { today: "2025-08-29" })).toEqual([
      { rounds: 1, previous_rounds: 0, previous_usd_thousand: 0 },
    ]);
  });
});

describe("the split", () => {
  const shown = "value, rounds, previous_rounds";

  it("has a row for each country with a round in this or the previous period", async () => {
    for (const country of ["Vietnam", "Vietnam", "Thailand"]) {
      await givenRound({ announced_on: TODAY }, { country });
    }
    await givenRound({ announced_on: "2026-05-01" }, { country: "Malaysia" });
    await givenRound({ announced_on: "2026-01-01" }, { country: "Indonesia" });
    expect(await figures("country", shown)).toEqual([
      { value: "Vietnam", rounds: 2, previous_rounds: 0 },
      { value: "Thailand", rounds: 1, previous_rounds: 0 },
      { value: "Malaysia", rounds: 0, previous_rounds: 1 },
    ]);
  });

  it("follows a company that moves, also into the past", async () => {
    await givenRound({ announced_on: "2026-05-01" }, { country: "Vietnam" });
    await database.run(owner, "update public.startups set country = 'Thailand'");
    expect(await figures("country", shown)).toEqual([
      { value: "Thailand", rounds: 0, previous_rounds: 1 },
    ]);
  });

  it("has the kinds of rounds in their order", async () => {
    for (const kind of ["grant", "series_b", "pre_seed", "bridge", "debt"]) {
      await givenRound({ announced_on: TODAY, kind });
    }
    expect((await figures("venture_round", "value")).map((row) => row.value)).toEqual([
      "pre_seed",
      "series_b",
      "bridge",
      "grant",
    ]);
  });

  it("is narrowed by country and kind, everything with it", async () => {
    await givenRound({ announced_on: TODAY, kind: "seed" }, { country: "Vietnam" });
    await givenRound({ announced_on: TODAY, kind: "series_a" }, { country: "Vietnam" });
    await givenRound({ announced_on: TODAY, kind: "seed" }, { country: "Thailand" });
    const both = { country: "Vietnam", venture_round: "seed" };
    expect(await figures("all", "rounds", both)).toEqual([{ rounds: 1 }]);
    expect(await figures("country", "value, rounds", { venture_round: "seed" })).toEqual([
      { value: "Thailand", rounds: 1 },
      { value: "Vietnam", rounds: 1 },
    ]);
    expect(await figures("venture_round", "value, rounds", { country: "Vietnam" })).toEqual([
      { value: "seed", rounds: 1 },
      { value: "series_a", rounds: 1 },
    ]);
    const days = await figures("time", "rounds", both);
    expect(days.map((day) => day.rounds).filter((rounds) => rounds !== 0)).toEqual([1]);
  });

  it.each([
    ["an unknown country", { country: "Atlantis" }],
    ["an unknown kind", { venture_round: "ico" }],
    ["the name that stands for all inside", { country: "all" }],
  ])("finds nothing for %s", async (_what, asked) => {
    await givenRound({ announced_on: TODAY });
    expect(await figures("all", "rounds, difficulty", asked)).toEqual([
      { rounds: 0, difficulty: null },
    ]);
    expect(await figures("country", "value", asked)).toEqual([]);
  });
});

describe("the call", () => {
  it.each([
    ["a visitor", visitor],
    ["a signed-in person", stranger],
  ])("is open to %s, what it reads is not", async (_who, actor) => {
    const { rowCount } = await database.run(actor, "select from public.funding_tracker('week')");
    expect(rowCount).toBe(8);
    for (const act of ["select from tracker.rounds", "select tracker.refresh()"]) {
      await expect(database.run(actor, act)).rejects.toMatchObject({
        code: "42501",
        message: "permission denied for schema tracker",
      });
    }
  });

  it.each([
    ["an unknown period", "'decade'"],
    ["no period", "null"],
  ])("answers %s with nothing", async (_what, period) => {
    const { rowCount } = await database.run(
      visitor,
      `select from public.funding_tracker(${period}), public.list_funding_rounds(${period}),
                   public.funding_difficulty(${period})`,
    );
    expect(rowCount).toBe(0);
  });

  it.each(["infinity", "-infinity", "4713-01-01 BC", "5874897-12-31"])(
    "accepts the day %s",
    async (today) => {
      expect(await figures("all", "rounds", { period: "year", today })).toEqual([{ rounds: 0 }]);
    },
  );

  it("means today where no day is named", async () => {
    const { rows } = await database.run(
      visitor,
      `select ends_on = (now() at time zone 'Asia/Singapore')::date as is_today
         from public.funding_tracker('week', today => null) where dimension = 'all'`,
    );
    expect(rows).toEqual([{ is_today: true }]);
  });
});

describe("the constants", () => {
  it("are those of the contracts", async () => {
    const { rows } = await database.run(
      owner,
      `select tracker.tracked_since()::text as since, tracker.provisional_days() as provisional,
              tracker.period_days('week') as week, tracker.period_days('month') as month,
              tracker.period_days('year') as year`,
    );
    expect(rows).toEqual([
      { since: TRACKED_SINCE, provisional: DIFFICULTY_PROVISIONAL_DAYS, ...FUNDING_PERIODS },
    ]);
  });
});
