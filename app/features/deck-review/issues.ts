import {
  type DeckIssue,
  REVIEW_CATEGORIES,
  type ReviewCategory,
} from "../../../contracts/deck-review.ts";

export const MARK_FILTERS = ["all", "open", "fixed"] as const;
export type MarkFilter = (typeof MARK_FILTERS)[number];

/** What the list of issues is narrowed to. */
export type IssueFilter = {
  mark: MarkFilter;
  /** The marks as they were when that was chosen: what is marked since stays where it is. */
  fixedThen: readonly string[];
  category: ReviewCategory | "all";
  /** With what is said of the deck as a whole; null: of all pages. */
  page: number | null;
};

export function issuesShown(issues: readonly DeckIssue[], filter: IssueFilter): DeckIssue[] {
  const { mark, fixedThen, category, page } = filter;
  return issues.filter((issue) => {
    if (mark !== "all" && fixedThen.includes(issue.id) !== (mark === "fixed")) return false;
    if (category !== "all" && issue.category !== category) return false;
    return page === null || issue.page === null || issue.page === page;
  });
}

/** By category, in the order in which a review shows them; those without an issue are left out. */
export function byCategory(
  issues: readonly DeckIssue[],
): { category: ReviewCategory; issues: DeckIssue[] }[] {
  return REVIEW_CATEGORIES.map((category) => ({
    category,
    issues: issues.filter((issue) => issue.category === category),
  })).filter((group) => group.issues.length > 0);
}

/** The pages that something is said of, in their order, and what is still open on each. */
export function pagesWithIssues(
  issues: readonly DeckIssue[],
  fixed: readonly string[],
): { page: number; open: number }[] {
  const open = new Map<number, number>();
  for (const { id, page } of issues) {
    if (page !== null) open.set(page, (open.get(page) ?? 0) + (fixed.includes(id) ? 0 : 1));
  }
  return [...open]
    .map(([page, count]) => ({ page, open: count }))
    .sort((one, other) => one.page - other.page);
}

export function countFixed(issues: readonly DeckIssue[], fixed: readonly string[]): number {
  return issues.filter(({ id }) => fixed.includes(id)).length;
}
