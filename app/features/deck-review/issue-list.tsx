import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import { areFew } from "../../../contracts/issue-order.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { IssueItem } from "./issue-item.tsx";
import { byCategory, type IssueFilter, issuesShown, scoreSteps } from "./issues.ts";

/** The issues by category, or those of one page. */
export function IssueList(props: {
  review: DeckReview;
  fixed: readonly string[];
  newIds: readonly string[];
  filter: IssueFilter;
  chosenId: string | undefined;
  onMark(mark: { issueId: string; fixed: boolean }): void;
  /** Undefined if the pages cannot be shown. */
  onShowPage: ((issue: DeckIssue) => void) | undefined;
}) {
  const { review, filter, fixed, newIds, onMark } = props;
  const t = useMessages("deckReview");
  const shown = issuesShown(review.issues, filter);
  const isShort = areFew(review.issues);
  const steps = isShort ? scoreSteps(review) : undefined;
  const groups = isShort
    ? [{ title: undefined, issues: shown }]
    : filter.page === null
      ? byCategory(shown).map(({ category, issues }) => ({ title: t(category), issues }))
      : [
          {
            title: t("page", { page: filter.page }),
            issues: shown.filter(({ page }) => page !== null),
          },
          { title: t("wholeDeck"), issues: shown.filter(({ page }) => page === null) },
        ].filter(({ issues }) => issues.length > 0);
  return (
    <>
      <p role="status" className={shown.length === 0 ? "card text-muted" : "sr-only"}>
        {shown.length === 0 ? t("noneShown") : t("shownCount", { count: shown.length })}
      </p>
      {groups.map(({ title, issues }) => (
        <section key={title ?? "all"} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {title === undefined ? null : (
            <h3 className="text-lg font-bold">
              {t("counted", { name: title, number: issues.length })}
            </h3>
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {issues.map((issue) => (
              <IssueItem
                key={issue.id}
                issue={issue}
                language={review.language}
                step={steps?.get(issue.id)}
                isFixed={fixed.includes(issue.id)}
                isNew={newIds.includes(issue.id)}
                isChosen={issue.id === props.chosenId}
                showsCategory={isShort || filter.page !== null}
                heading={isShort ? "h3" : "h4"}
                onMark={(isFixed) => onMark({ issueId: issue.id, fixed: isFixed })}
                onShowPage={props.onShowPage}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
