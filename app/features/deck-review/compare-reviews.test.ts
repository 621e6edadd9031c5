import { expect, test } from "vitest";
import { type DeckIssue, deckIssue, deckReview } from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";
import type { ReviewCategory } from "../../../contracts/review-terms.ts";
import { changesByCategory, gain } from "./compare-reviews.ts";

function issue(id: string, category: ReviewCategory): DeckIssue {
  return deckIssue.parse({ id, category, rule: "r", page: 1, text: "t", why: "w", fix: "f" });
}

const REVIEW = deckReview.parse({
  score: 7.4,
  subScores: { clarity: 8.3, traction: 6, viability: 5.1, completeness: 9 },
  issues: [issue("new", "viability"), issue("old", "clarity")],
  strengths: [],
  judgedBy: "model",
  language: "en",
  pages: 12,
});

test("a gain has one decimal, and no sign when it is zero", () => {
  expect(gain(6.6, 7.4)).toBe(0.8);
  expect(gain(7.4, 6.6)).toBe(-0.8);
  expect(Object.is(gain(7.04, 7), 0)).toBe(true);
});

const CHANGES: ReviewChanges = {
  previousId: "0d2b6f5e-9a55-4b11-8f0b-111111111111",
  scoreBefore: 6.6,
  subScoresBefore: { clarity: 7.1, traction: 6, viability: 5.6, completeness: 9 },
  gone: [issue("x", "clarity"), issue("y", "clarity"), issue("z", "completeness")],
  newIds: ["new"],
  remainingIds: ["old"],
  judgedByBefore: "model",
  sectionsBefore: [],
};

test("a check's parts are not compared: only issues that are gone and new are told", () => {
  const changes = changesByCategory({ ...REVIEW, judgedBy: "rules" }, CHANGES);
  expect(changes.map(({ difference }) => difference)).toEqual(changes.map(() => 0));
  expect(changes.every(({ gone, added }) => gone + added > 0)).toBe(true);
});

test("each category shows its gain and the issues behind it; an unchanged one is left out", () => {
  const changes = changesByCategory(REVIEW, CHANGES);
  expect(changes).toEqual([
    { category: "clarity", before: 7.1, now: 8.3, difference: 1.2, gone: 2, added: 0 },
    { category: "viability", before: 5.6, now: 5.1, difference: -0.5, gone: 0, added: 1 },
    { category: "completeness", before: 9, now: 9, difference: 0, gone: 1, added: 0 },
  ]);
});
