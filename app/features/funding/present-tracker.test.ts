import { expect, test } from "vitest";
import en from "../../i18n/locales/en/funding.json";
import { present, row } from "./test-tracker.ts";

test("each tab shows its figure and keeps what is selected", () => {
  const all = row({
    rounds: 36,
    previous_rounds: 13,
    usd_thousand: 355820.5,
    previous_usd_thousand: 190000,
    undisclosed: 2,
    difficulty: 21.7,
    previous_difficulty: 13,
  });
  const { tabs } = present("period=week&country=Vietnam&from=2026-11-14&to=2026-11-14", [all]);
  expect(tabs).toEqual([
    {
      measure: "rounds",
      figure: "36",
      facts: ["+23 (+177%)", "Previously 13"],
      change: "+23 (+177%)",
      provisional: "",
      href: "/funding-tracker?period=week&country=Vietnam",
    },
    {
      measure: "amount",
      figure: "US$355.8M",
      facts: ["+87%", "Previously US$190M", "2 undisclosed"],
      change: "+87%",
      provisional: "",
      href: "/funding-tracker?period=week&tab=amount&country=Vietnam",
    },
    {
      measure: "difficulty",
      figure: "22",
      facts: ["of 100: easier than usual", "+8.7", "Previously 13"],
      change: "+8.7",
      provisional: "Provisional",
      href: "/funding-tracker?period=week&tab=difficulty&country=Vietnam",
    },
  ]);
});

test("the period before is compared with, by as many rounds as it had", () => {
  const [few] = present("", [row({ rounds: 8, previous_rounds: 4 })]).tabs;
  expect(few).toMatchObject({ facts: ["+4", "Previously 4"], change: "+4" });
});

test("a tab without a period before says so, and an index without one only what is usual", () => {
  const first = row({
    previous_rounds: null,
    previous_usd_thousand: null,
    difficulty: 52,
    previous_difficulty: null,
  });
  const { tabs } = present("period=year", [first]);
  expect(tabs.map(({ facts }) => facts)).toEqual([
    [en.noEarlierPeriod],
    [en.noEarlierPeriod],
    [en.asUsualShort],
  ]);
  expect(tabs.map(({ change }) => change)).toEqual(["", "", ""]);
  const few = row({ difficulty: null, previous_difficulty: 40 });
  expect(present("", [few]).tabs[2]?.facts).toEqual([en.insufficient]);
});

test("the index is compared in words beside what it says", () => {
  const all = row({ difficulty: 52, previous_difficulty: 50, difficulty_rounds: 9 });
  expect(present("tab=difficulty", [all]).difficulty?.comparison).toBe(
    "Harder than in the previous 30 days: 2 points above 50.",
  );
});

test.each([
  ["period=week", "Last 7 days: November 14 – 20, 2026"],
  ["", "Last 30 days: November 14 – 20, 2026"],
  ["period=year", "Last 365 days: November 14 – 20, 2026"],
])("%s says how many days it looks back", (query, said) => {
  expect(present(query, [row({})]).span.replaceAll(/\s/g, " ")).toBe(said);
});

test("an empty view says so once, with ways to continue", () => {
  const nothing = present("period=week&country=Chile", [row({ rounds: 0 })]);
  expect(nothing).toMatchObject({ isEmpty: true, emptyText: en.bothPeriodsEmpty });
  expect(nothing.rounds.ways).toEqual({
    year: "/funding-tracker?period=year&country=Chile",
    unfiltered: "/funding-tracker?period=week",
  });
  const ever = present("period=year", [row({ rounds: 0, previous_rounds: null })]);
  expect(ever.emptyText).toBe(en.chartEmpty);
  expect(ever.rounds.ways).toEqual({ year: null, unfiltered: null });
  // A quiet period is described by the one before.
  expect(present("tab=amount", [row({ rounds: 0, previous_rounds: 3 })])).toMatchObject({
    isEmpty: true,
    emptyText: "Down 3 rounds from the previous 30 days (3 rounds).",
  });
});

test.each([
  [39.9, en.easierThanUsual],
  [40, en.asUsual],
  [60, en.asUsual],
  [60.1, en.harderThanUsual],
])("an index of %d is described in words", (difficulty, verdict) => {
  const all = row({ difficulty, difficulty_rounds: 9 });
  expect(present("tab=difficulty", [all]).difficulty?.verdict).toBe(verdict);
});

test("how an index was computed: terms, missing data, and the pull of the larger group", () => {
  const term = { weight: 25, rounds: 7, cell_index: 30, parent_index: 21.7, index: 25.1 };
  const { difficulty } = present(
    "tab=difficulty",
    [row({ difficulty: 25.1, difficulty_rounds: 7 })],
    {
      terms: [
        { ...term, term: "rounds", value: 7, percentile: 0.2667 },
        { ...term, term: "median_amount", value: 1200, percentile: null },
        { ...term, term: "seeking_per_round", value: 0, percentile: 0.07 },
        { ...term, term: "unknown", value: 1, percentile: 1 },
      ],
    },
  );
  expect(difficulty?.terms).toEqual([
    expect.objectContaining({ value: "7 rounds", percentile: 27, weight: "50%" }),
    expect.objectContaining({
      value: "US$1.2M",
      percentile: null,
      percentileText:
        "Too few earlier periods to compare with. Its 25% weight goes to the other terms.",
      weight: "–",
    }),
    expect.objectContaining({
      value: "0 (every startup has closed a round in the last 180 days)",
      percentile: 7,
    }),
  ]);
  expect(difficulty?.notes).toEqual([
    expect.stringContaining("(7 × 30.0 + 10 × 21.7) / (7 + 10) = 25.1"),
  ]);
});

test("the filters of the list of rounds can be removed, and the list continues", () => {
  const next = "00000000-0000-4000-8000-000000000002";
  const query = "country=Vietnam&from=2026-11-14&to=2026-11-20";
  const { rounds } = present(query, [row({})], { next });
  expect(rounds.chips.map(({ href }) => href)).toEqual([
    "/funding-tracker?from=2026-11-14&to=2026-11-20#rounds",
    "/funding-tracker?country=Vietnam#rounds",
  ]);
  expect(rounds.next).toBe(`/funding-tracker?${query}&after=${next}#rounds`);
  expect(rounds.rows[0]).toMatchObject({ amount: "Undisclosed", kind: "Series A" });
});

test("the totals must be there", () => {
  expect(() => present("", [])).toThrow("totals");
});

test("the past of an index begins with the first that is known", () => {
  const window = (day: string, index: number | null) => ({
    starts_on: `2026-11-${day}`,
    ends_on: `2026-11-${day}`,
    rounds: 9,
    index,
  });
  const past = [window("01", null), window("08", 70.4), window("15", null), window("22", 52)];
  const all = row({ difficulty: 52, difficulty_rounds: 9 });
  const { difficulty } = present("tab=difficulty&period=week", [all], { past });
  expect(difficulty?.past).toMatchObject({
    title: "The index over the last 3 weeks",
    sentence: expect.stringMatching(/^November 8\s–\s22, 2026: between 52 and 70. The middle band/),
    rows: [{ figure: "70" }, { figure: "Insufficient data" }, { figure: "52" }],
  });
  const one = present("tab=difficulty", [all], { past: past.slice(2) });
  expect(one.difficulty?.past).toBeNull();
});
