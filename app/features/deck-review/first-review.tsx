import { Link } from "react-router";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import type { RunView } from "../../../contracts/runs.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StateLine } from "../../ui/state-line.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SpendLine } from "../credits/spend-line.tsx";
import { RunFailure } from "../runs/run-failure.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { isUnderWay } from "../runs/run-state.ts";
import { BeginReview } from "./begin-review.tsx";
import { CheckNotice } from "./check-notice.tsx";
import { REVIEW_ADDRESS } from "./review-address.ts";
import { SampleReviewLater } from "./sample-review-later.tsx";

/** What a review is, what will read the deck, its price, and the button for the first one. */
export function FirstReview(props: {
  person: Person;
  run: RunView | null;
  hasDeck: boolean;
  reader: DeckReader;
}) {
  const { person, run, hasDeck, reader } = props;
  const t = useMessages("deckReview");
  const isReviewing = run !== null && isUnderWay(run);
  const offer = (
    <section
      className={`card grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 ${isReviewing ? "" : "lg:grid-cols-[minmax(0,1fr)_20rem]"}`}
    >
      <div>
        <h2 className="text-xl font-bold">{t("title")}</h2>
        <p className="mt-2 max-w-prose text-muted">{t("about")}</p>
        <p className="mt-2 max-w-prose text-muted">{t("aboutCategories")}</p>
        <StateLine
          facts={[t(isReviewing ? "stateReviewing" : "stateNotReviewed"), t(`time_${reader}`)]}
        />
        <div className="mt-4">
          {reader === "rules" ? <CheckNotice /> : <p className="max-w-prose">{t("willRead")}</p>}
        </div>
        <RunFailure run={run} />
        {isReviewing ? <RunProgress run={run} /> : null}
      </div>
      {isReviewing ? null : (
        <div className="lg:-mt-4">
          <SpendLine
            person={person}
            service="deckReview"
            from={hasDeck ? REVIEW_ADDRESS : undefined}
          >
            <div className="mt-4">
              {hasDeck ? (
                <BeginReview person={person} reader={reader} label={t("begin")} />
              ) : (
                <NoDeck />
              )}
            </div>
          </SpendLine>
          <p className="mt-4">{t("minScore", { score: MIN_DECK_SCORE })}</p>
        </div>
      )}
    </section>
  );
  if (isReviewing) return offer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {offer}
      <SampleReviewLater reader={reader} />
    </div>
  );
}

/** Without a deck there is nothing to review. */
export function NoDeck() {
  const t = useMessages("deckReview");
  return (
    <>
      <p className="font-semibold">{t("needsDeck")}</p>
      <Link to="/pitch-deck-upload" className="button button-leaf mt-3">
        {t("uploadDeck")}
      </Link>
    </>
  );
}
