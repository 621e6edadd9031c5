import type { ReviewChanges, StoredReview } from "../../../contracts/deck-review-operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { IssueDesk } from "./issue-desk.tsx";
import { ScoreCard } from "./score-card.tsx";
import { QuestionsCard, StrengthsCard } from "./strengths-card.tsx";

/** A review in full: score, what changed, the issues beside the deck, strengths. */
export function ReviewResult(props: {
  person: Person;
  stored: StoredReview;
  changes: ReviewChanges | null;
}) {
  const { person, stored, changes } = props;
  return (
    <>
      <ScoreCard stored={stored} />
      {changes ? <ChangesCard review={stored.review} changes={changes} /> : null}
      <IssueDesk person={person} stored={stored} newIds={changes?.newIds ?? []} />
      <StrengthsCard review={stored.review} />
      <QuestionsCard questions={stored.review.questions} />
    </>
  );
}
