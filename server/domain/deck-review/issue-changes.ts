import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";

/**
 * What a review found differently from the one before. An issue remains when the same fault of the
 * same words is there again, or, where the words of that place were changed and are still at fault,
 * the same rule on the same page.
 */
export function changesBetween(
  before: DeckReview,
  now: DeckReview,
): Omit<ReviewChanges, "previousId"> {
  const open = new Map(before.issues.map((issue) => [issue.id, issue]));
  const remaining = new Set<string>();
  for (const { id } of now.issues) {
    if (open.delete(id)) remaining.add(id);
  }
  for (const issue of now.issues) {
    if (remaining.has(issue.id)) continue;
    const reworded = [...open.values()].find((earlier) => isSamePlace(earlier, issue));
    if (!reworded) continue;
    open.delete(reworded.id);
    remaining.add(issue.id);
  }
  return {
    scoreBefore: before.score,
    subScoresBefore: before.subScores,
    judgedByBefore: before.judgedBy,
    sectionsBefore: before.sections,
    gone: [...open.values()],
    newIds: now.issues.flatMap(({ id }) => (remaining.has(id) ? [] : [id])),
    remainingIds: [...remaining],
  };
}

function isSamePlace(one: DeckIssue, other: DeckIssue): boolean {
  return one.rule === other.rule && one.category === other.category && one.page === other.page;
}
