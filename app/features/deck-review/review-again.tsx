import { Link } from "react-router";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { BeginReview } from "./begin-review.tsx";
import { NoDeck } from "./first-review.tsx";

/** Whether a better deck is what this review asks for: only then its upload is the button to press. */
export function asksForBetterDeck({ review: { issues, score } }: StoredReview): boolean {
  return issues.length > 0 || score < MIN_DECK_SCORE;
}

/** The way to a better deck, right below what it is to mend; and apart from it the review of the same file. */
export function ReviewAgain(props: { person: Person; reader: DeckReader; stored: StoredReview }) {
  const { person, reader, stored } = props;
  const t = useMessages("deckReview");
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("improve")}</h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">{t("againText")}</p>
      <Link
        to="/pitch-deck-upload"
        className={`button ${asksForBetterDeck(stored) ? "button-leaf" : "button-quiet"}`}
      >
        {t("uploadBetter")}
      </Link>
      {/* Apart: nobody is to pay for the same file unawares. */}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-prose text-sm text-muted">{t("againSameFile")}</p>
        <BeginReview person={person} reader={reader} label={t("again")} isQuiet>
          <p>{t("againSameFile")}</p>
        </BeginReview>
      </div>
    </section>
  );
}

/** The deck was replaced or removed: the review is no longer about the current one. */
export function OutdatedNotice(props: { person: Person; reader: DeckReader; hasDeck: boolean }) {
  const { person, reader, hasDeck } = props;
  const t = useMessages("deckReview");
  return (
    <section className="notice notice-info">
      <h2 className="font-semibold">{t(hasDeck ? "outdatedTitle" : "removedTitle")}</h2>
      <p className="mt-1 mb-3 max-w-prose">{t("outdatedText")}</p>
      {hasDeck ? (
        <BeginReview person={person} reader={reader} label={t("reviewNew")} />
      ) : (
        <NoDeck />
      )}
    </section>
  );
}
