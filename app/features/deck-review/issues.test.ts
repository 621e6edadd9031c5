import { expect, test } from "vitest";
import { type DeckIssue, deckIssue } from "../../../contracts/deck-review.ts";
import type { ReviewCategory } from "../../../contracts/review-terms.ts";
import {
  byCategory,
  countFixed,
  type IssueFilter,
  issueOfSection,
  issuesShown,
  pagesWithIssues,
  scoreSteps,
} from "./issues.ts";

function issue(id: string, category: ReviewCategory, page: number | null): DeckIssue {
  const text = page === null ? "" : "t";
  return deckIssue.parse({ id, category, page, rule: "r", text, why: "w", fix: "f" });
}

const ISSUES = [
  issue("a", "viability", 4),
  issue("b", "clarity", 2),
  issue("c", "clarity", 4),
  issue("d", "completeness", null),
];
const ALL: IssueFilter = { mark: "all", fixedThen: [], category: "all", page: null };

function ids(filter: Partial<IssueFilter>): string[] {
  return issuesShown(ISSUES, { ...ALL, ...filter }).map(({ id }) => id);
}

test("a list is filtered by mark, category and page together", () => {
  expect(ids({})).toEqual(["d", "b", "a", "c"]);
  expect(ids({ mark: "open", fixedThen: ["b", "d"] })).toEqual(["a", "c"]);
  expect(ids({ mark: "fixed", fixedThen: ["b", "d"] })).toEqual(["d", "b"]);
  expect(ids({ category: "clarity" })).toEqual(["b", "c"]);
  expect(ids({ mark: "open", fixedThen: ["b"], category: "clarity" })).toEqual(["c"]);
});

test("a page's issues come with those of the whole deck", () => {
  expect(ids({ page: 4 })).toEqual(["d", "a", "c"]);
  expect(ids({ page: 9 })).toEqual(["d"]);
});

test("issues are grouped by category in the order of the review, without empty groups", () => {
  expect(
    byCategory(ISSUES).map((group) => [group.category, group.issues.map(({ id }) => id)]),
  ).toEqual([
    ["clarity", ["b", "c"]],
    ["viability", ["a"]],
    ["completeness", ["d"]],
  ]);
});

test("a section leads to the most urgent issue about it, if there is one", () => {
  const about = (id: string, severity: 1 | 3) => ({
    ...issue(id, "viability", 3),
    about: "market" as const,
    severity,
  });
  const issues = [...ISSUES, about("minor", 1), about("grave", 3)];
  expect(issueOfSection(issues, "market")?.id).toBe("grave");
  expect(issueOfSection(issues, "team")).toBeUndefined();
});

test("a page whose issues are all fixed still counts as one with issues", () => {
  expect(pagesWithIssues(ISSUES, ["b", "c", "gone meanwhile"])).toEqual([
    { page: 2, open: 0 },
    { page: 4, open: 1 },
  ]);
  expect(countFixed(ISSUES, ["b", "c", "gone meanwhile"])).toBe(2);
});

test("each fix moves the score from where the fixes before it have left it", () => {
  const adding = (id: string, adds: number, place: number): DeckIssue => ({
    ...issue(id, "traction", 3),
    severity: 3,
    adds,
    place,
  });
  const steps = scoreSteps({ score: 5.6, issues: [adding("b", 2.2, 1), adding("a", 1.4, 0)] });
  expect([...steps]).toEqual([
    ["a", { before: 5.6, after: 7 }],
    ["b", { before: 7, after: 9.2 }],
  ]);
});
