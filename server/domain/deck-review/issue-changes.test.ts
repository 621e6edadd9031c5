import { describe, expect, it } from "vitest";
import {
  type DeckIssue,
  type DeckReview,
  deckIssue,
  deckReview,
} from "../../../contracts/deck-review.ts";
import { changesBetween } from "./issue-changes.ts";

const issue = (id: string, changes: Partial<DeckIssue> = {}): DeckIssue =>
  deckIssue.parse({
    id,
    category: "traction",
    rule: "vanity_metric",
    page: 4,
    text: `words ${id}`,
    why: "why",
    fix: "fix",
    ...changes,
  });
const review = (score: number, issues: DeckIssue[]): DeckReview =>
  deckReview.parse({
    score,
    subScores: { clarity: score, traction: score, viability: score, completeness: score },
    issues,
    strengths: [],
    language: "en",
    pages: 10,
  });

describe("the changes between two reviews", () => {
  it("tell what is gone, what is new and what remains", () => {
    const before = review(5.4, [issue("a"), issue("b", { rule: "jargon" })]);
    const now = review(6.2, [issue("a"), issue("c", { rule: "missing_ask", page: null })]);
    expect(changesBetween(before, now)).toMatchObject({
      scoreBefore: 5.4,
      subScoresBefore: before.subScores,
      gone: [{ id: "b" }],
      newIds: ["c"],
      remainingIds: ["a"],
    });
  });

  it("take words that were changed and are still at fault for the same issue, each once", () => {
    const before = review(5, [issue("a"), issue("b")]);
    const now = review(5, [issue("reworded"), issue("b"), issue("another")]);
    expect(changesBetween(before, now)).toMatchObject({
      gone: [],
      newIds: ["another"],
      remainingIds: ["b", "reworded"],
    });
  });

  it("are new and gone where the fault moved to another page or is of another rule", () => {
    const before = review(5, [issue("a")]);
    const now = review(5, [issue("x", { page: 5 }), issue("y", { rule: "jargon" })]);
    const { gone, newIds } = changesBetween(before, now);
    expect([gone.map(({ id }) => id), newIds]).toEqual([["a"], ["x", "y"]]);
  });
});
