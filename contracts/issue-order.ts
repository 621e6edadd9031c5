import type { DeckIssue } from "./deck-review.ts";

const BY_CERTAINTY: Record<DeckIssue["certainty"], number> = { proven: 0, likely: 1, question: 2 };

type Ordered = Pick<DeckIssue, "severity" | "certainty" | "page" | "place">;

/**
 * The most urgent come first: by severity, then in a check by what their fix adds, else by
 * certainty and page; what the whole deck lacks comes before its first page.
 */
export function mostUrgentFirst<Issue extends Ordered>(issues: readonly Issue[]): Issue[] {
  return issues.toSorted(
    (one, other) =>
      other.severity - one.severity ||
      (one.place ?? 0) - (other.place ?? 0) ||
      BY_CERTAINTY[one.certainty] - BY_CERTAINTY[other.certainty] ||
      (one.page ?? 0) - (other.page ?? 0),
  );
}

const FEW = 3;

/** So few that the list itself says where to begin: no filters, groups or summary are needed. */
export function areFew(issues: readonly unknown[]): boolean {
  return issues.length <= FEW;
}
