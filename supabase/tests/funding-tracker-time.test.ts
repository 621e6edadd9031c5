import { describe, expect, it } from "vitest";
import { DIFFICULTY_PROVISIONAL_DAYS, FUNDING_PERIODS } from "../../contracts/funding.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();
const { givenRound, figures } = trackerOf(database);

describe("the course of time", () => {
  it("has a row for each day of a week, with the same day a week before", async () => {
    await givenRound({ announced_on: "2026-06-09", amount_usd_thousand: 10 });
    await givenRound({ announced_on: "2026-06-02", amount_usd_thousand: 7 });
    const days = await figures(
      "time",
      "starts_on, ends_on, rounds, usd_thousand, previous_rounds, previous_usd_thousand",
      { period: "week" },
    );
    expect(days.map((day) => day.starts_on)).toEqual([
      "2026-06-09",
      "2026-06-10",
      "2026-06-11",
      "2026-06-12",
      "2026-06-13",
      "2026-06-14",
      "2026-06-15",
    ]);
    expect(days[0]).toEqual({
      starts_on: "2026-06-09",
      ends_on: "2026-06-09",
      rounds: 1,
      usd_thousand: 10,
      previous_rounds: 1,
      previous_usd_thousand: 7,
    });
    expect(days[1]).toMatchObject({ rounds: 0, usd_thousand: 0, previous_rounds: 0 });
  });

  it("has thirty days in a month", async () => {
    expect(await figures("time", "starts_on")).toHaveLength(FUNDING_PERIODS.month);
  });

  it("has the calendar months of a year, cut to it", async () => {
    await givenRound({ announced_on: "2026-02-28" });
    const months = await figures("time", "starts_on, ends_on, rounds, provisional", {
      period: "year",
      today: "2026-10-20",
    });
    expect(months).toHaveLength(13);
    expect(months[0]).toEqual({
      starts_on: "2025-10-21",
      ends_on: "2025-10-31",
      rounds: 0,
      provisional: false,
    });
    expect(months[4]).toEqual({
      starts_on: "2026-02-01",
      ends_on: "2026-02-28",
      rounds: 1,
      provisional: false,
    });
    expect(months[12]).toEqual({
      starts_on: "2026-10-01",
      ends_on: "2026-10-20",
      rounds: 0,
      provisional: true,
    });
  });

  it("begins when tracking began", async () => {
    const months = await figures("time", "starts_on, ends_on", {
      period: "year",
      today: "2025-08-15",
    });
    expect(months).toEqual([
      { starts_on: "2025-07-01", ends_on: "2025-07-31" },
      { starts_on: "2025-08-01", ends_on: "2025-08-15" },
    ]);
  });

  it("is provisional as long as rounds may still be reported late", async () => {
    const months = await figures("time", "ends_on, provisional", {
      period: "year",
      today: "2026-07-30",
    });
    const age = (row: Row) =>
      (Date.parse("2026-07-30") - Date.parse(String(row.ends_on))) / 86_400_000;
    for (const month of months) {
      expect(month.provisional).toBe(age(month) < DIFFICULTY_PROVISIONAL_DAYS);
    }
    expect(months.at(-2)).toEqual({ ends_on: "2026-06-30", provisional: false });
  });
});
