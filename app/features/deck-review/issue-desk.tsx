import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { areFew } from "../../../contracts/issue-order.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import type { Person } from "../account/signed-in.tsx";
import { DeckPane } from "./deck-pane.tsx";
import { IssueFilterForm } from "./issue-filter-form.tsx";
import { IssueList } from "./issue-list.tsx";
import { countFixed, scoreAfter } from "./issues.ts";
import type { Mark } from "./marks.ts";
import type { IssueDeskState } from "./use-issue-desk.ts";

/** The target of links to the issues. */
export const ISSUES_ID = "issues-heading";

/** The issues, beside the deck's pages if the deck is still the reviewed one. */
export function IssueDesk(props: {
  person: Person;
  stored: StoredReview;
  newIds: readonly string[];
  fixed: readonly string[];
  desk: IssueDeskState;
  onMark(mark: Mark): void;
}) {
  const { person, stored, newIds, fixed, desk } = props;
  const { review, isOfPresentDeck } = stored;
  const { issues, score } = review;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const after = scoreAfter(score, issues) ?? score;
  if (issues.length === 0) {
    return (
      <section className="card">
        <h2 className="text-xl font-bold">{t("issues")}</h2>
        <p className="mt-2">{t(review.judgedBy === "rules" ? "noIssuesInCheck" : "noIssues")}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={ISSUES_ID}>
      <h2
        id={ISSUES_ID}
        ref={desk.list}
        tabIndex={-1}
        className="scroll-mt-24 text-xl font-bold outline-none"
      >
        {t("issues")}
      </h2>
      {issues.length > 1 && after > score ? (
        <p className="mt-1 max-w-prose text-muted">
          {t("addsText", { before: sayScore(score, language), after: sayScore(after, language) })}
        </p>
      ) : null}
      {areFew(issues) ? null : (
        <>
          <p className="mt-1 text-muted">
            {t("fixedOf", { fixed: countFixed(issues, fixed), all: issues.length })}
          </p>
          <progress
            max={issues.length}
            value={countFixed(issues, fixed)}
            aria-label={t("fixedProgress")}
            className="progress mt-2"
          />
        </>
      )}
      <div
        className={`mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 ${isOfPresentDeck ? "xl:grid-cols-2 xl:items-start" : ""}`}
      >
        {isOfPresentDeck ? (
          <DeckPane person={person} review={review} fixed={fixed} desk={desk} />
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {areFew(issues) ? null : (
            <IssueFilterForm
              issues={issues}
              fixed={fixed}
              filter={desk.filter}
              page={isOfPresentDeck && desk.isOpen ? desk.page : undefined}
              onChange={desk.setFilter}
            />
          )}
          <IssueList
            review={review}
            fixed={fixed}
            newIds={newIds}
            filter={desk.filter}
            chosenId={desk.chosenId}
            onMark={props.onMark}
            onShowPage={isOfPresentDeck ? desk.showIssue : undefined}
          />
        </div>
      </div>
    </section>
  );
}
