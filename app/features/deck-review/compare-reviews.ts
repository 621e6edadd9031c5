import {
  type DeckReview,
  REVIEW_CATEGORIES,
  type ReviewCategory,
} from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";

export type CategoryChange = {
  category: ReviewCategory;
  before: number;
  now: number;
  /** What was gained, to one decimal. */
  difference: number;
  gone: number;
  added: number;
};

/** What a score has gained, without what binary fractions add: 7.4 - 6.6 is 0.8. */
export function gain(before: number, now: number): number {
  // Not -0: it would be written with a sign.
  return Math.round((now - before) * 10) / 10 || 0;
}

/** What moved in each category, and by which issues; those where nothing did are left out. */
export function changesByCategory(review: DeckReview, changes: ReviewChanges): CategoryChange[] {
  return REVIEW_CATEGORIES.map((category) => {
    const before = changes.subScoresBefore[category];
    const now = review.subScores[category];
    return {
      category,
      before,
      now,
      difference: gain(before, now),
      gone: changes.gone.filter((issue) => issue.category === category).length,
      added: review.issues.filter(
        (issue) => issue.category === category && changes.newIds.includes(issue.id),
      ).length,
    };
  }).filter(({ difference, gone, added }) => difference !== 0 || gone > 0 || added > 0);
}
