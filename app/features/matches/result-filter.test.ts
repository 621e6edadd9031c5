import { expect, it } from "vitest";
import { chosenResults, startingFilter } from "./result-filter.ts";

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

it("a candidate who cannot be asked now does not count as reachable", () => {
  const results = [candidate("locked out", "unavailable")];
  expect(chosenResults(results, "reachable")).toEqual([]);
  expect(chosenResults(results, "open")).toEqual(results);
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
