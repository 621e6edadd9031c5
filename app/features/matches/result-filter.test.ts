import { expect, it } from "vitest";
import { chosenResults } from "./result-filter.ts";

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
