import { expect, it } from "vitest";
import { chosenResults, orderedResults, startingFilter } from "./result-filter.ts";

type Judged = Parameters<typeof chosenResults>[0][number];

function candidate(
  candidateId: string,
  introduction: Judged["introduction"] = "possible",
  kind?: NonNullable<Judged["feedback"]>["kind"],
): Judged {
  return { candidateId, introduction, feedback: kind ? { kind, reason: "" } : null };
}

const RESULTS = [
  candidate("new"),
  candidate("unreachable", "impossible"),
  candidate("contacted", "possible", "contacted"),
  candidate("asked", "asked"),
  candidate("agreed", "agreed"),
  candidate("refused", "declined"),
  candidate("unfit", "possible", "not_a_fit"),
  candidate("asked, then unfit", "withdrawn", "not_a_fit"),
];

it.each([
  ["all", RESULTS.map(({ candidateId }) => candidateId)],
  ["reachable", ["new", "contacted", "asked", "agreed", "refused", "unfit", "asked, then unfit"]],
  ["open", ["new", "unreachable"]],
  ["contacted", ["contacted", "asked", "agreed"]],
  ["fitting", ["new", "unreachable", "contacted", "asked", "agreed", "refused"]],
] as const)("of all candidates, %s are these, in their order", (filter, ids) => {
  expect(chosenResults(RESULTS, filter).map(({ candidateId }) => candidateId)).toEqual(ids);
});

it("keeps candidates in place that were touched since", () => {
  const chosen = chosenResults(RESULTS, "open", new Set(["unfit"]));
  expect(chosen.map(({ candidateId }) => candidateId)).toEqual(["new", "unreachable", "unfit"]);
});

it.each([
  [4, "all"],
  [5, "reachable"],
])("starts, with %i who can be reached here, with %s", (count, filter) => {
  const there = Array.from({ length: count }, (_, at) => candidate(`there ${at}`));
  const elsewhere = Array.from({ length: 9 }, (_, at) => candidate(`else ${at}`, "impossible"));
  expect(startingFilter([...elsewhere, ...there])).toBe(filter);
});

it("puts who meets most of the criteria first, then who misses least, else leaves the order", () => {
  const compared = (name: string, ...states: ("met" | "unmet" | "unknown")[]) => ({
    name,
    // The best first.
    rate: states.length,
    dealings: null,
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
    orderedResults(results, order).map(({ name }) => name);
  expect(namesIn("criteria")).toEqual(["all", "two", "two as well", "two and a miss", "one"]);
  // Whose rate is the same stand together, and are told apart in the same way.
  expect(namesIn("rate")).toEqual(["all", "two", "two as well", "two and a miss", "one"]);
});
