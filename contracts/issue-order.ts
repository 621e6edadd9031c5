import type { DeckIssue } from "./deck-review.ts";

const BY_CERTAINTY: Record<DeckIssue["certainty"], number> = { proven: 0, likely: 1, question: 2 };

/**
 * What lifts the score most comes first: by severity, then by certainty, then as the deck is read;
 * what is missing from all of it stands before its first page.
 */
export function mostUrgentFirst<Issue extends Pick<DeckIssue, "severity" | "certainty" | "page">>(
  issues: readonly Issue[],
): Issue[] {
  return issues.toSorted(
    (one, other) =>
      other.severity - one.severity ||
      BY_CERTAINTY[one.certainty] - BY_CERTAINTY[other.certainty] ||
      (one.page ?? 0) - (other.page ?? 0),
  );
}

const FEW = 3;

/** So few that the list itself says what to begin with: nothing is to be filtered, grouped or told twice. */
export function areFew(issues: readonly unknown[]): boolean {
  return issues.length <= FEW;
}
