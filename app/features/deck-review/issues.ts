import type { DeckIssue } from "../../../contracts/deck-review.ts";
import { mostUrgentFirst } from "../../../contracts/issue-order.ts";
import {
  type DeckSection,
  REVIEW_CATEGORIES,
  type ReviewCategory,
} from "../../../contracts/review-terms.ts";

type Ordered = Pick<DeckIssue, "id" | "severity" | "certainty" | "page" | "place" | "adds">;

export const MARK_FILTERS = ["all", "open", "fixed"] as const;
export type MarkFilter = (typeof MARK_FILTERS)[number];

/** The filters of the list of issues. */
export type IssueFilter = {
  mark: MarkFilter;
  /** The marks at the time of that choice: issues marked since then stay in place. */
  fixedThen: readonly string[];
  category: ReviewCategory | "all";
  /** Includes the issues of the whole deck; null: all pages. */
  page: number | null;
};

/** The issues that pass the filter, the most urgent first. */
export function issuesShown(issues: readonly DeckIssue[], filter: IssueFilter): DeckIssue[] {
  const { mark, fixedThen, category, page } = filter;
  return mostUrgentFirst(issues).filter((issue) => {
    if (mark !== "all" && fixedThen.includes(issue.id) !== (mark === "fixed")) return false;
    if (category !== "all" && issue.category !== category) return false;
    return page === null || issue.page === null || issue.page === page;
  });
}

/** The issues to begin with: no more than somebody remembers while fixing a deck. */
export function firstFixes(
  issues: readonly DeckIssue[],
): [] | [DeckIssue] | [DeckIssue, DeckIssue] | [DeckIssue, DeckIssue, DeckIssue] {
  const [first, second, third] = mostUrgentFirst(issues);
  if (!first) return [];
  if (!second) return [first];
  return third ? [first, second, third] : [first, second];
}

/** A check's score once these are fixed; undefined where none says what its fix adds. */
export function scoreAfter(
  score: number,
  fixes: readonly Pick<DeckIssue, "adds">[],
): number | undefined {
  const added = fixes.flatMap(({ adds }) => adds ?? []);
  if (added.length === 0) return undefined;
  return Math.round((score + added.reduce((sum, one) => sum + one)) * 10) / 10;
}

/** A check's score before and after an issue is fixed. */
export type ScoreStep = { before: number; after: number };

/** How each fix changes a check's score, by the issue's id, if they are made in order. */
export function scoreSteps({
  score,
  issues,
}: {
  score: number;
  issues: readonly Ordered[];
}): Map<string, ScoreStep> {
  const steps = new Map<string, ScoreStep>();
  let before = score;
  for (const issue of mostUrgentFirst(issues)) {
    const after = scoreAfter(before, [issue]);
    if (after === undefined) continue;
    steps.set(issue.id, { before, after });
    before = after;
  }
  return steps;
}

/** The issue that says what to do about a section: the most urgent one about it. */
export function issueOfSection(
  issues: readonly DeckIssue[],
  section: DeckSection,
): DeckIssue | undefined {
  return mostUrgentFirst(issues).find(({ about }) => about === section);
}

/** By category, in the order of a review; empty ones are left out. */
export function byCategory(
  issues: readonly DeckIssue[],
): { category: ReviewCategory; issues: DeckIssue[] }[] {
  return REVIEW_CATEGORIES.map((category) => ({
    category,
    issues: issues.filter((issue) => issue.category === category),
  })).filter((group) => group.issues.length > 0);
}

/** The pages with issues, in order, each with its number of open ones. */
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
