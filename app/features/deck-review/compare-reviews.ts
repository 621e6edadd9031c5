import type { DeckReview } from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";
import { REVIEW_CATEGORIES, type ReviewCategory } from "../../../contracts/review-terms.ts";

export type CategoryChange = {
  category: ReviewCategory;
  before: number;
  now: number;
  /** The gain, to one decimal. */
  difference: number;
  gone: number;
  added: number;
};

/** The gain of a score, without the error of binary fractions: 7.4 - 6.6 is 0.8. */
export function gain(before: number, now: number): number {
  // Not -0: it would be formatted with a sign.
  return Math.round((now - before) * 10) / 10 || 0;
}

/** Whether a model judged the parts of both scores: a check only counts, and shows no sub-scores. */
export function arePartsJudged(review: DeckReview, changes: ReviewChanges): boolean {
  return review.judgedBy === "model" && changes.judgedByBefore === "model";
}

/** The changes in each category, and the issues behind them; unchanged ones are left out. */
export function changesByCategory(review: DeckReview, changes: ReviewChanges): CategoryChange[] {
  const isJudged = arePartsJudged(review, changes);
  return REVIEW_CATEGORIES.map((category) => {
    const before = changes.subScoresBefore[category];
    const now = review.subScores[category];
    return {
      category,
      before,
      now,
      difference: isJudged ? gain(before, now) : 0,
      gone: changes.gone.filter((issue) => issue.category === category).length,
      added: review.issues.filter(
        (issue) => issue.category === category && changes.newIds.includes(issue.id),
      ).length,
    };
  }).filter(({ difference, gone, added }) => difference !== 0 || gone > 0 || added > 0);
}
