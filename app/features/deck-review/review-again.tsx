import { Link } from "react-router";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { sectionsHolding } from "../../../contracts/told-sections.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { BeginReview } from "./begin-review.tsx";
import { NoDeck } from "./first-review.tsx";

/** Whether this review asks for a better deck: only then is its upload the main button. */
export function asksForBetterDeck({ review: { issues, score } }: StoredReview): boolean {
  return issues.length > 0 || score < MIN_DECK_SCORE;
}

/**
 * The way to a better deck, directly below what it has to fix; if nothing is left that would raise
 * the score, only what to do once the deck changes. Reviewing the same file again is separate and
 * on request, so that nobody pays for it unawares.
 */
export function ReviewAgain(props: { person: Person; reader: DeckReader; stored: StoredReview }) {
  const { person, reader, stored } = props;
  const t = useMessages("deckReview");
  const isAsked = asksForBetterDeck(stored);
  const canRise = isAsked || sectionsHolding(stored.review) !== null;
  return (
    <section className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="max-w-prose flex-1 basis-64">
          <h2 className="text-xl font-bold">{t(canRise ? "improve" : "changedTitle")}</h2>
          <p className="mt-1 text-muted">{t(canRise ? "againText" : "changedText")}</p>
        </div>
        <Link
          to="/pitch-deck-upload"
          className={`button ${isAsked ? "button-leaf" : "button-quiet"}`}
        >
          {t("uploadBetter")}
        </Link>
      </div>
      <details className="mt-2 text-sm text-muted">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
          {t("againSame")}
        </summary>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-1">
          <p className="max-w-prose">{t("againSameFile")}</p>
          <BeginReview person={person} reader={reader} label={t("again")} isQuiet>
            <p>{t("againSameFile")}</p>
          </BeginReview>
        </div>
      </details>
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
