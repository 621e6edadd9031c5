import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";

/**
 * The differences between a review and the one before. An issue remains if the same fault of the same
 * words is there again or, where those words were changed but are still wrong, if the same rule finds
 * a fault on the same page.
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
