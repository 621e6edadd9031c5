import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { Quote } from "../files/preview/quote-marks.tsx";
import { type IssueFilter, pagesWithIssues } from "./issues.ts";

/** From this width the deck is beside the issues, below it above them (the `xl` of the layout). */
const WIDE = "(min-width: 80rem)";

/** The current page, the chosen issue on it, and the list's filters. */
export function useIssueDesk(review: DeckReview, fixed: readonly string[]) {
  const { issues } = review;
  const pane = useRef<HTMLElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const [page, setPage] = useState(() => pagesWithIssues(issues, fixed)[0]?.page ?? 1);
  const [chosenId, setChosenId] = useState<string>();
  const everything: IssueFilter = { mark: "all", fixedThen: fixed, category: "all", page: null };
  const [filter, setFilter] = useState(everything);
  const quotes = useMemo<Quote[]>(
    () =>
      issues
        .filter((issue) => issue.page === page && issue.text !== "")
        .filter(({ id }) => id === chosenId || !fixed.includes(id))
        .map(({ id, text }) => ({ text, isChosen: id === chosenId })),
    [issues, fixed, page, chosenId],
  );

  const showPage = (wanted: number) => {
    setPage(wanted);
    // A list of one page's issues follows.
    setFilter((before) => (before.page === null ? before : { ...before, page: wanted }));
  };
  const showInPane = (wanted: number) => {
    setOpen(true);
    showPage(wanted);
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollIntoView();
  };
  return {
    pane,
    list,
    isOpen,
    toggle() {
      setOpen(!isOpen);
      // Nothing would show any longer that the list has one page's issues.
      if (isOpen) setFilter((before) => ({ ...before, page: null }));
    },
    page,
    showPage,
    quotes,
    chosenId,
    filter,
    setFilter,
    /** From an issue to its page. */
    showIssue(issue: DeckIssue) {
      if (issue.page === null) return;
      setChosenId(issue.id);
      if (!window.matchMedia(WIDE).matches) return showInPane(issue.page);
      setOpen(true);
      showPage(issue.page);
    },
    /** To a page, from a place where the deck is out of sight. */
    showInDeck(wanted: number) {
      setChosenId(undefined);
      showInPane(wanted);
    },
    /** To an issue in the list, whatever the list showed, with its page beside it. */
    showInList(issue: DeckIssue) {
      flushSync(() => {
        setFilter(everything);
        setChosenId(issue.id);
        if (issue.page !== null) setPage(issue.page);
      });
      const item = document.getElementById(issueItemId(issue.id));
      item?.focus({ preventScroll: true });
      item?.scrollIntoView();
    },
    /** From a page to its issues. */
    showIssuesOfPage() {
      setFilter((before) => ({ ...before, page }));
      list.current?.focus();
    },
    /** Back from the page to the issue that led to it. */
    backToIssue() {
      document.getElementById(issueButtonId(chosenId ?? ""))?.focus();
    },
  };
}

export type IssueDeskState = ReturnType<typeof useIssueDesk>;

/** The id of an issue in the list. */
export function issueItemId(issueId: string): string {
  return `issue-${issueId}`;
}

/** The id of an issue's button that shows its page. */
export function issueButtonId(issueId: string): string {
  return `issue-page-${issueId}`;
}
