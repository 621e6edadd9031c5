import { expect, it } from "vitest";
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

it("keeps doubtful ones, who stand below the others, apart from those of the same rate", () => {
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

it("puts who meets most of the criteria first, then who misses least, else leaves the order", () => {
  const compared = (name: string, ...states: ("met" | "unmet" | "unknown")[]) => ({
    name,
    // The best first.
    rate: states.length,
    isDoubtful: false,
    dealings: null,
    introduction: "possible" as const,
    points: states.map((state) => ({ state })),
  });
  const results = [
    compared("two and a miss", "met", "met", "unmet"),
    compared("one", "met", "unknown", "unknown"),
    compared("two", "met", "met", "unknown"),
    compared("two as well", "met", "unknown", "met"),
    compared("all", "met", "met", "met"),
  ];
  const namesIn = (order: "rate" | "criteria") =>
    groupedResults(results, order).flatMap((group) => group.results.map(({ name }) => name));
  expect(namesIn("criteria")).toEqual(["all", "two", "two as well", "two and a miss", "one"]);
  // Whose rate is the same stand together, and are told apart in the same way.
  expect(namesIn("rate")).toEqual(["all", "two", "two as well", "two and a miss", "one"]);
});
