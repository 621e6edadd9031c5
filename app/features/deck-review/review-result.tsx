import type { ReactNode } from "react";
import type { ReviewChanges, StoredReview } from "../../../contracts/deck-review-operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { CutsCard } from "./cuts-card.tsx";
import { IssueDesk } from "./issue-desk.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { PartsCard } from "./parts-card.tsx";
import { ScoreCard } from "./score-card.tsx";
import { SectionsCard } from "./sections-card.tsx";
import { AgreementsCard, QuestionsCard, StrengthsCard } from "./strengths-card.tsx";
import { useIssueDesk } from "./use-issue-desk.ts";
import { useIssueMarks } from "./use-issue-marks.ts";

/**
 * A review in full: the score and how it has changed, the issues beside the deck and what to do
 * about them, what makes up the score, what the deck covers, and strengths.
 */
export function ReviewResult(props: {
  person: Person;
  stored: StoredReview;
  changes: ReviewChanges | null;
  /**
   * What can be done now; null where there is nothing to do: the review is an earlier one, of
   * another deck, or a newer one is under way.
   */
  actions: ReactNode;
}) {
  const { person, stored, changes, actions } = props;
  const { fixed, mark } = useIssueMarks(person, stored);
  const desk = useIssueDesk(stored.review, fixed);
  return (
    <>
      <ScoreCard stored={stored} />
      {changes ? <ChangesCard review={stored.review} changes={changes} /> : null}
      {actions ? (
        <NextStepCard stored={stored} fixed={fixed} onShowIssue={desk.showInList} />
      ) : null}
      <IssueDesk
        person={person}
        stored={stored}
        newIds={changes?.newIds ?? []}
        fixed={fixed}
        desk={desk}
        onMark={mark}
      />
      {actions}
      <PartsCard review={stored.review} />
      <SectionsCard review={stored.review} onShowIssue={desk.showInList} />
      <CutsCard
        review={stored.review}
        onShowPage={
          stored.isOfPresentDeck && stored.review.issues.length > 0 ? desk.showInDeck : undefined
        }
      />
      <StrengthsCard review={stored.review} />
      <AgreementsCard review={stored.review} />
      <QuestionsCard review={stored.review} />
    </>
  );
}
