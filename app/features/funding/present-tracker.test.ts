import { expect, test } from "vitest";
import { type FundingView, readFundingView } from "../../../contracts/funding-view.ts";
import en from "../../i18n/locales/en/funding.json";
import labels from "../../i18n/locales/en/labels.json";
import { presentTracker } from "./present-tracker.ts";
import type { DifficultyTerm, DifficultyWindow, RoundRow, TrackerRow } from "./read-tracker.ts";
import { trackerWords } from "./tracker-words.ts";

const words = trackerWords("en", { funding: en, labels });

const view = (query = ""): FundingView => readFundingView(new URLSearchParams(query));

function row(changes: Partial<TrackerRow>): TrackerRow {
  return {
    dimension: "all",
    value: null,
    starts_on: "2026-11-14",
    ends_on: "2026-11-20",
    rounds: 0,
    usd_thousand: 0,
    undisclosed: 0,
    previous_rounds: 0,
    previous_usd_thousand: 0,
    difficulty: null,
    previous_difficulty: null,
    difficulty_rounds: 0,
    provisional: true,
    ...changes,
  };
}

const round: RoundRow = {
  id: "00000000-0000-4000-8000-000000000001",
  announced_on: "2026-11-19",
  kind: "series_a",
  usd_thousand: null,
  startup_slug: "pho",
  startup_name: "Phở",
  startup_logo: "",
  country: "Vietnam",
  is_sample: false,
  investors: [],
};

function present(
  query: string,
  rows: TrackerRow[],
  {
    terms = [],
    past = [],
    next = null,
  }: { terms?: DifficultyTerm[]; past?: DifficultyWindow[]; next?: string | null } = {},
) {
  return presentTracker(words, view(query), { rows, terms, past, page: { rounds: [round], next } });
}

test("each tab shows its figure and keeps what is selected", () => {
  const all = row({
    rounds: 36,
    previous_rounds: 13,
    usd_thousand: 355820.5,
    previous_usd_thousand: 190000,
    difficulty: 21.7,
  });
  const { tabs } = present("period=week&country=Vietnam&from=2026-11-14&to=2026-11-14", [all]);
  expect(tabs).toEqual([
    {
      measure: "rounds",
      figure: "36",
      beside: "Previously 13",
      exactly: "",
      href: "/funding-tracker?period=week&country=Vietnam",
    },
    {
      measure: "amount",
      figure: "US$355.8M",
      beside: "Previously US$190M",
      exactly: "355,820.5 thousand USD",
      href: "/funding-tracker?period=week&tab=amount&country=Vietnam",
    },
    {
      measure: "difficulty",
      figure: "21.7",
      beside: "of 100: easier than usual",
      exactly: "",
      href: "/funding-tracker?period=week&tab=difficulty&country=Vietnam",
    },
  ]);
});

test("the period before is compared with, by as many rounds as it had", () => {
  const few = row({ rounds: 8, previous_rounds: 4 });
  expect(present("", [few]).comparison).toBe("Up 4 rounds from the previous 30 days (4 rounds).");
});

test.each([
  ["period=week", "Last 7 days: November 14 – 20, 2026"],
  ["", "Last 30 days: November 14 – 20, 2026"],
  ["period=year", "Last 365 days: November 14 – 20, 2026"],
])("%s says how many days it looks back", (query, said) => {
  expect(present(query, [row({})]).span.replaceAll(/\s/g, " ")).toBe(said);
});

test("the chart states its total, its highest and its lowest, and its bars lead to their rounds", () => {
  const day = (date: string, changes: Partial<TrackerRow>) =>
    row({ dimension: "time", starts_on: date, ends_on: date, ...changes });
  const { chart } = present("period=week&country=Vietnam", [
    row({ rounds: 4 }),
    day("2026-11-14", { rounds: 3, previous_rounds: 1 }),
    day("2026-11-15", { rounds: 0 }),
    day("2026-11-16", { rounds: 1, previous_rounds: 2 }),
    day("2026-11-17", { rounds: 0 }),
  ]);
  expect(chart?.sentence).toBe(
    "Total: 4 rounds. Highest: 3 rounds, November 14, 2026. Lowest: 0 rounds, on 1 day.",
  );
  expect(chart?.layout.bars.map(({ text, href }) => ({ text, href })).slice(0, 2)).toEqual([
    {
      text: "November 14, 2026: 3 rounds (previously: 1)",
      href: "/funding-tracker?period=week&country=Vietnam&from=2026-11-14&to=2026-11-14",
    },
    { text: "November 15, 2026: 0 rounds (previously: 0)", href: undefined },
  ]);
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
  // The table has thousands.
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
    text: "November 14, 2026: 2 rounds (previously: 0)",
    rounds: "/funding-tracker?period=week&from=2026-11-14&to=2026-11-14#rounds",
    whole: "/funding-tracker?period=week",
  });
  // The last day is today, which is not over.
  expect(chosen?.layout.bars.map(({ isPartial }) => isPartial)).toEqual([false, true]);
  expect(chosen?.partial).toBe(en.partialToday);
  expect(present("period=week", [row({}), day("2026-11-14")]).chart?.chosen).toBeNull();
});

test("a split is ordered by its figure and each row leads to its rounds", () => {
  const country = (value: string, changes: Partial<TrackerRow>) =>
    row({ dimension: "country", value, ...changes });
  const { countries } = present("tab=amount&round=seed", [
    row({}),
    country("Vietnam", {
      usd_thousand: 50,
      undisclosed: 2,
      previous_usd_thousand: 100,
      previous_rounds: 5,
    }),
    country("Singapore", { usd_thousand: 200, previous_usd_thousand: 0 }),
  ]);
  expect(countries).toEqual([
    expect.objectContaining({
      name: "Singapore",
      figure: "US$200K",
      width: 100,
      note: "",
      change: "+US$200K",
    }),
    {
      key: "Vietnam",
      name: "Vietnam",
      page: "/countries/vietnam",
      figure: "US$50K",
      width: 25,
      note: "2 undisclosed",
      change: "−50%",
      href: "/funding-tracker?tab=amount&country=Vietnam&round=seed#rounds",
    },
  ]);
});

test("too few rounds have no index, in every view", () => {
  const few = { rounds: 4, difficulty_rounds: 4, difficulty: null };
  const { difficulty, countries } = present("tab=difficulty", [
    row(few),
    row({ dimension: "country", value: "Vietnam", ...few }),
    row({ dimension: "country", value: "Thailand", difficulty: 60, difficulty_rounds: 9 }),
  ]);
  expect(difficulty?.index).toBeNull();
  expect(difficulty?.verdict).toContain("fewer than 5 rounds");
  expect(difficulty?.sampleSize).toContain("4 rounds");
  expect(countries.map(({ name, figure, note, width }) => [name, figure, note, width])).toEqual([
    ["Thailand", "60.0", "from 9 rounds", 60],
    ["Vietnam", "Insufficient data", "from 4 rounds", null],
  ]);
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
    expect.objectContaining({ value: "7", percentile: 27, weight: "25%" }),
    expect.objectContaining({ value: "US$1.2M", percentile: null }),
    expect.objectContaining({
      value: "0 (every startup has closed a round in the last 180 days)",
      percentile: 7,
    }),
  ]);
  expect(difficulty?.notes).toEqual([
    en.weightSpread,
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
    sentence: expect.stringMatching(
      /^November 8\s–\s22, 2026: between 52.0 and 70.4. The shaded band/,
    ),
    rows: [{ figure: "70.4" }, { figure: "Insufficient data" }, { figure: "52.0" }],
  });
  const one = present("tab=difficulty", [all], { past: past.slice(2) });
  expect(one.difficulty?.past).toBeNull();
});
