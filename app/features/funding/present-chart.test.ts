import { expect, test } from "vitest";
import en from "../../i18n/locales/en/funding.json";
import type { TrackerRow } from "./read-tracker.ts";
import { present, row } from "./test-tracker.ts";

test("the chart states its busiest day, and no total that its tab says, and its bars lead to their rounds", () => {
  const day = (date: string, changes: Partial<TrackerRow>) =>
    row({ dimension: "time", starts_on: date, ends_on: date, ...changes });
  const { chart } = present("period=week&country=Vietnam", [
    row({ rounds: 4 }),
    day("2026-11-14", { rounds: 3, previous_rounds: 1 }),
    day("2026-11-15", { rounds: 0 }),
    day("2026-11-16", { rounds: 1, previous_rounds: 2 }),
    day("2026-11-17", { rounds: 0 }),
  ]);
  expect(chart?.sentence).toBe("Highest: 3 rounds, November\u00a014,\u00a02026.");
  expect(chart?.layout.bars.map(({ text, href }) => ({ text, href })).slice(0, 2)).toEqual([
    {
      text: "November\u00a014,\u00a02026: 3 rounds (previously: 1)",
      href: "/funding-tracker?period=week&country=Vietnam&from=2026-11-14&to=2026-11-14",
    },
    { text: "November\u00a015,\u00a02026: 0 rounds (previously: 0)", href: undefined },
  ]);
});

test("the quietest month is named if it is whole, and nothing that many share", () => {
  const month = (starts_on: string, ends_on: string, rounds: number) =>
    row({ dimension: "time", starts_on, ends_on, rounds, previous_rounds: null });
  const year = (...months: TrackerRow[]) =>
    present("period=year", [row({ rounds: 9 }), ...months]).chart?.sentence;
  const first = month("2025-11-21", "2025-11-30", 0);
  const quiet = month("2025-12-01", "2025-12-31", 1);
  const busy = [
    month("2026-01-01", "2026-01-31", 4),
    month("2026-02-01", "2026-02-28", 4),
    month("2026-03-01", "2026-03-31", 4),
  ];
  expect(year(first, quiet, ...busy.slice(0, 2))).toBe(
    "Highest: 4 rounds, January 2026 and February 2026. Lowest: 1 round, December 2025.",
  );
  expect(year(first, ...busy)).toBe("");
});

test("amounts that nobody disclosed are not nothing", () => {
  const day = row({ dimension: "time", rounds: 2, undisclosed: 2 });
  const { chart } = present("tab=amount", [row({ rounds: 2, undisclosed: 2 }), day]);
  expect(chart?.sentence).toBe(en.chartUndisclosed);
});

test("an incomplete month names its days", () => {
  const month = (starts_on: string, ends_on: string) =>
    row({ dimension: "time", starts_on, ends_on, usd_thousand: 5, undisclosed: 1, rounds: 2 });
  const { chart } = present("period=year&tab=amount", [
    row({}),
    { ...month("2025-11-21", "2025-11-30"), previous_rounds: null, previous_usd_thousand: null },
    { ...month("2025-12-01", "2025-12-31"), previous_rounds: null, previous_usd_thousand: null },
  ]);
  expect(chart?.layout.bars.map(({ text }) => text.replaceAll(/\s/g, " "))).toEqual([
    "November 21 – 30, 2025: US$5,000, 1 undisclosed",
    "December 2025: US$5,000, 1 undisclosed",
  ]);
  expect(chart?.hasEarlier).toBe(false);
  expect(chart?.layout.bars.map(({ isPartial }) => isPartial)).toEqual([true, false]);
  expect(chart?.partial).toBe(en.partialMonth);
  // The table counts in thousands.
  expect(chart?.rows[0]?.figures).toEqual(["5", "1"]);
});

test("the bar that was chosen is said beside the chart, with ways to its rounds and back", () => {
  const day = (date: string) =>
    row({ dimension: "time", starts_on: date, ends_on: date, rounds: 2 });
  const chosen = present("period=week&from=2026-11-14&to=2026-11-14", [
    row({}),
    day("2026-11-14"),
    day("2026-11-15"),
  ]).chart;
  expect(chosen?.chosen).toEqual({
    text: "November\u00a014,\u00a02026: 2 rounds (previously: 0)",
    rounds: "/funding-tracker?period=week&from=2026-11-14&to=2026-11-14#rounds",
    whole: "/funding-tracker?period=week",
  });
  // The last day is today, which is not over.
  expect(chosen?.layout.bars.map(({ isPartial }) => isPartial)).toEqual([false, true]);
  expect(chosen?.partial).toBe(en.partialToday);
  expect(present("period=week", [row({}), day("2026-11-14")]).chart?.chosen).toBeNull();
});

test("an axis counts in the unit that its title says, unless the amounts are too small for it", () => {
  const of = (usd_thousand: number) => {
    const day = row({ dimension: "time", rounds: 2, usd_thousand });
    return present("tab=amount", [row({ rounds: 2 }), day]).chart;
  };
  expect(of(40_000)).toMatchObject({
    title: "Funding per day, in US$ million",
    caption: en.usdPerDay,
  });
  expect(of(40_000)?.layout.ticks.at(-1)?.label).toBe("40");
  expect(of(40)).toMatchObject({ title: en.usdPerDay, caption: en.usdPerDay });
  expect(of(40)?.layout.ticks.at(-1)?.label).toBe("US$40K");
});
