import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";
import { RunFailure } from "../runs/run-failure.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { isUnderWay } from "../runs/run-state.ts";
import { useRunChanges } from "../runs/use-run-changes.ts";
import { useRunEnd } from "../runs/use-run-end.ts";
import { useRunInView } from "../runs/use-run-in-view.ts";
import { EarlierReview } from "./earlier-review.tsx";
import { FirstReview } from "./first-review.tsx";
import { HistoryCard } from "./history-card.tsx";
import { REVIEW_PARAMETER } from "./review-address.ts";
import { asksForBetterDeck, OutdatedNotice, ReviewAgain } from "./review-again.tsx";
import { ReviewResult } from "./review-result.tsx";
import { deckReviewKey, useDeckReview } from "./use-deck-review.ts";

type Props = {
  person: Person;
  hasDeck: boolean;
  /** What to do when the review leaves nothing to fix. */
  next: ReactNode;
};

/** The review of a startup's pitch deck (spec §4), from the first start to its latest changes. */
export function DeckReviewPanel(props: Props) {
  const { person } = props;
  const t = useMessages("deckReview");
  useRunChanges(person, deckReviewKey(person));
  const present = useDeckReview(person);
  const creditsChanged = useCreditsChanged(person);
  // In case no live connection reported it: a failed run has refunded the credits.
  useRunEnd(present.data?.run, () => void creditsChanged());
  return (
    <Loaded query={present} failedTitle={t("readFailed")} showsEarlier>
      {(state) => <Standing {...props} state={state} />}
    </Loaded>
  );
}

function Standing(props: Props & { state: DeckReviewState }) {
  const { person, hasDeck, next, state } = props;
  const t = useMessages("deckReview");
  const [search] = useSearchParams();
  const { run, review, changes, history, reader } = state;
  const chosenId = search.get(REVIEW_PARAMETER);
  const isReviewing = isUnderWay(run);
  const top = useRunInView<HTMLDivElement>(run);
  return (
    // The first run's progress replaces its button: there is nothing above it to scroll back to.
    <div ref={review ? top : undefined} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* Tells screen readers that the review has arrived. */}
      <p role="status" className="sr-only">
        {review && !isReviewing ? t("isThere") : null}
      </p>
      {review === null ? (
        <FirstReview person={person} run={run} hasDeck={hasDeck} reader={reader} />
      ) : (
        <>
          {run && isReviewing ? (
            <div className="-mt-6">
              <RunProgress run={run} />
            </div>
          ) : null}
          {run?.state === "failed" ? (
            <div className="-mt-6">
              <RunFailure run={run} />
            </div>
          ) : null}
          {isReviewing || review.isOfPresentDeck ? null : (
            <OutdatedNotice person={person} reader={reader} hasDeck={hasDeck} />
          )}
          {chosenId === null || chosenId === review.id ? (
            <ReviewResult
              key={review.id}
              person={person}
              stored={review}
              changes={changes}
              actions={
                isReviewing || !review.isOfPresentDeck ? null : (
                  <>
                    {asksForBetterDeck(review) ? null : next}
                    <ReviewAgain person={person} reader={reader} stored={review} />
                  </>
                )
              }
            />
          ) : (
            <EarlierReview key={chosenId} person={person} reviewId={chosenId} />
          )}
          {history.length > 1 ? (
            <HistoryCard history={history} presentId={review.id} shownId={chosenId ?? review.id} />
          ) : null}
        </>
      )}
    </div>
  );
}
