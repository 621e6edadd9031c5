import { expect, test } from "vitest";
import type { TrackerRow } from "./read-tracker.ts";
import { present, row } from "./test-tracker.ts";

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
  ]);
  expect(difficulty?.index).toBeNull();
  expect(difficulty?.verdict).toContain("fewer than 5 rounds");
  expect(difficulty?.sampleSize).toContain("4 rounds");
  expect(countries).toMatchObject([
    { figure: "Insufficient data", note: "from 4 rounds", width: null },
  ]);
});

test("indices have no order of their own, since each compares with its own past", () => {
  const index = (dimension: "country" | "venture_round", value: string, difficulty: number) =>
    row({ dimension, value, difficulty, difficulty_rounds: 9 });
  const { countries, ventureRounds } = present("tab=difficulty", [
    row({}),
    index("country", "Vietnam", 70),
    index("country", "Indonesia", 20),
    index("venture_round", "grant", 60),
    index("venture_round", "seed", 61),
  ]);
  expect(countries.map(({ name, figure, note, width }) => [name, figure, note, width])).toEqual([
    ["Indonesia", "20", "easier than usual · from 9 rounds", 20],
    ["Vietnam", "70", "harder than usual · from 9 rounds", 70],
  ]);
  expect(ventureRounds.map(({ name }) => name)).toEqual(["Seed", "Grant"]);
});

test("a chosen value is not split by itself", () => {
  const rows = [
    row({ rounds: 1 }),
    row({ dimension: "country", value: "Vietnam", rounds: 1 }),
    row({ dimension: "venture_round", value: "seed", rounds: 1 }),
  ];
  const names = (query: string) => {
    const { countries, ventureRounds } = present(query, rows);
    return [...countries, ...ventureRounds].map(({ name }) => name);
  };
  expect(names("")).toEqual(["Vietnam", "Seed"]);
  expect(names("country=Vietnam")).toEqual(["Seed"]);
  expect(names("round=seed")).toEqual(["Vietnam"]);
});
