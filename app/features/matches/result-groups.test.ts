import { describe, expect, it } from "vitest";
import { firstResults, groupedResults } from "./result-groups.ts";

type Compared = Parameters<typeof groupedResults>[0][number] & { name: string };

function candidate(name: string, rate: number, met = 0, on?: string): Compared {
  const latest = on === undefined ? null : { on, kind: "seed", amount: null, company: null };
  return {
    name,
    rate,
    isDoubtful: false,
    points: Array.from({ length: met }, () => ({ state: "met" as const })),
    dealings: { types: [], rounds: null, latest },
    introduction: "impossible",
  };
}

const told = (results: Compared[]) =>
  groupedResults(results, "rate").map(({ rate, differ, results: same }) => [
    rate,
    differ,
    same.map(({ name }) => name).join(" "),
  ]);

it("puts those that fit equally well together, by what tells them apart", () => {
  expect(
    told([
      candidate("best", 90),
      candidate("one", 80, 1, "2026-01-01"),
      candidate("two", 80, 2),
      candidate("newer", 80, 1, "2026-05-01"),
      candidate("old", 70, 0, "2024-01-01"),
      candidate("new", 70, 0, "2026-01-01"),
      candidate("unknown", 70),
      candidate("like", 60),
      candidate("alike", 60),
      candidate("stranger", 50, 3, "2026-06-01"),
      { ...candidate("member", 50), introduction: "possible" },
    ]),
  ).toEqual([
    [90, "none", "best"],
    [80, "criteria", "two newer one"],
    [70, "latest", "new old unknown"],
    [60, "none", "like alike"],
    [50, "reach", "member stranger"],
  ]);
});

it("groups doubtful ones apart from others with the same rate, and below them", () => {
  const doubtful = (name: string) => ({ ...candidate(name, 40), isDoubtful: true });
  expect(told([candidate("sure", 40), doubtful("one"), doubtful("two")])).toEqual([
    [40, "none", "sure"],
    [40, "none", "one two"],
  ]);
});

it("cuts the list after the groups are made, so that each tells how many fit as well", () => {
  const results = ["a", "b", "c", "d", "e"].map((name) => candidate(name, name < "d" ? 80 : 70));
  const first = (most: number) =>
    firstResults(groupedResults(results, "rate"), most).map(({ count, results: drawn }) => [
      count,
      drawn.map(({ name }) => name).join(""),
    ]);
  expect(first(2)).toEqual([[3, "ab"]]);
  expect(first(4)).toEqual([
    [3, "abc"],
    [2, "d"],
  ]);
  expect(first(9)).toEqual([
    [3, "abc"],
    [2, "de"],
  ]);
});

describe("by the person's criteria", () => {
  const compared = (
    name: string,
    rate: number,
    states: ("met" | "unmet" | "unknown")[],
    isDoubtful = false,
  ) => ({ ...candidate(name, rate), isDoubtful, points: states.map((state) => ({ state })) });
  const results = [
    compared("doubtful", 95, ["met", "met", "met"], true),
    compared("a miss", 90, ["met", "met", "unmet"]),
    compared("two misses", 88, ["unmet", "met", "unmet"]),
    compared("all", 80, ["met", "met", "met"]),
    compared("unknown", 85, ["met", "unknown", "unknown"]),
    compared("all, weaker", 50, ["met", "met", "met"]),
    compared("another miss", 90, ["met", "unknown", "unmet"]),
  ];

  it("nobody who misses a point comes before one who misses none; within a tier the rate decides", () => {
    const tiers = groupedResults(results, "criteria").map(({ tier, results: same }) => [
      tier,
      same.map(({ name }) => name).join(" + "),
    ]);
    expect(tiers).toEqual([
      ["meetsAll", "all"],
      ["meetsAll", "all, weaker"],
      ["missesNone", "unknown"],
      ["missesOne", "a miss + another miss"],
      ["missesMore", "two misses"],
      ["doubtful", "doubtful"],
    ]);
  });

  it("the other order stays as the match made it, with the weak and the doubtful below", () => {
    const made = [
      ...results.filter(({ isDoubtful }) => !isDoubtful).toSorted((a, b) => b.rate - a.rate),
      ...results.filter(({ isDoubtful }) => isDoubtful),
    ];
    expect(groupedResults(made, "rate").map(({ tier, rate }) => [tier, rate])).toEqual([
      ["fair", 90],
      ["fair", 88],
      ["fair", 85],
      ["fair", 80],
      ["weak", 50],
      ["weak", 95],
    ]);
  });
});
