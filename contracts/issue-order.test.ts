import { expect, test } from "vitest";
import { type DeckIssue, deckIssue } from "./deck-review.ts";
import { areFew, mostUrgentFirst } from "./issue-order.ts";

function issue(
  id: string,
  severity: DeckIssue["severity"],
  certainty: DeckIssue["certainty"],
  page: number | null,
): DeckIssue {
  const rest = { category: "clarity", rule: "r", text: "", why: "w", fix: "f" } as const;
  return deckIssue.parse({ ...rest, id, severity, certainty, page });
}

test("issues are ordered by severity, then by certainty, then by page", () => {
  const issues = [
    issue("blemish", 1, "proven", 1),
    issue("likely, page 9", 3, "likely", 9),
    issue("question", 3, "question", 1),
    issue("likely, page 2", 3, "likely", 2),
    issue("missing", 3, "likely", null),
    issue("proven", 3, "proven", 12),
    issue("pressed on", 2, "proven", 1),
  ];
  expect(mostUrgentFirst(issues).map(({ id }) => id)).toEqual([
    "proven",
    "missing",
    "likely, page 2",
    "likely, page 9",
    "question",
    "pressed on",
    "blemish",
  ]);
});

test("issues of a check that are as severe keep the place that they were given", () => {
  const issues = [
    { ...issue("adds less", 2, "proven", 1), place: 2 },
    { ...issue("adds most", 2, "likely", 9), place: 1 },
    { ...issue("most severe", 3, "likely", 12), place: 0 },
  ];
  expect(mostUrgentFirst(issues).map(({ id }) => id)).toEqual([
    "most severe",
    "adds most",
    "adds less",
  ]);
});

test("up to three issues need neither groups nor filters", () => {
  expect(areFew([1, 2, 3])).toBe(true);
  expect(areFew([1, 2, 3, 4])).toBe(false);
});
