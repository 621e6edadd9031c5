import type { ReviewChanges, StoredReview } from "../../../contracts/deck-review-operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { CutsCard } from "./cuts-card.tsx";
import { IssueDesk } from "./issue-desk.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { ScoreCard } from "./score-card.tsx";
import { SectionsCard } from "./sections-card.tsx";
import { AgreementsCard, QuestionsCard, StrengthsCard } from "./strengths-card.tsx";
import { useIssueDesk } from "./use-issue-desk.ts";
import { useIssueMarks } from "./use-issue-marks.ts";

/** A review in full: score, what to do next, what changed, the issues beside the deck, what it tells, strengths. */
export function ReviewResult(props: {
  person: Person;
  stored: StoredReview;
  changes: ReviewChanges | null;
  /** False if there is nothing to do about this review: it is an earlier one, or a newer is under way. */
  isLatest: boolean;
}) {
  const { person, stored, changes, isLatest } = props;
  const { fixed, mark } = useIssueMarks(person, stored);
  const desk = useIssueDesk(stored.review, fixed);
  return (
    <>
      <ScoreCard stored={stored} />
      {isLatest && stored.isOfPresentDeck ? (
        <NextStepCard stored={stored} fixed={fixed} onShowIssue={desk.showInList} />
      ) : null}
      {changes ? <ChangesCard review={stored.review} changes={changes} /> : null}
      <IssueDesk
        person={person}
        stored={stored}
        newIds={changes?.newIds ?? []}
        fixed={fixed}
        desk={desk}
        onMark={mark}
      />
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
