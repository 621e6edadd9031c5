import { Link } from "react-router";
import { relativeDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { centreTab } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { useCredits } from "../credits/use-credits.ts";

/**
 * What another file does to the score, and its cost; renders nothing while this one has no score.
 */
export function ReplacingDeck({ person }: { person: Person }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { data: status } = useProfileStatus(person);
  const { data: credits } = useCredits(person);
  if (!credits || !status || status.deckScore === null) return null;
  return t("replaceReviewed", {
    score: sayScore(status.deckScore, language),
    count: credits.services.deckReview,
  });
}

/** What comes after the upload; says so if it is free for this person. */
export function FirstReview({ person }: { person: Person }) {
  const t = useMessages("nextStep");
  const { data: credits } = useCredits(person);
  return (
    <span className="mb-2 min-h-6 max-w-prose">
      {credits ? t(credits.isReviewFree ? "reviewFreeText" : "reviewText") : null}
    </span>
  );
}

/** The link to this deck's review, or to its first one. */
export function ToReview({ person }: { person: Person }) {
  const t = useMessages("files");
  const { data: status } = useProfileStatus(person);
  if (!status) return null;
  const { deckScore, underWay } = status;
  const isThere = underWay === "deck_review" || deckScore !== null;
  return (
    <Link to={centreTab("review")} className="button button-leaf">
      {t(isThere ? "seeReview" : "getReviewed")}
    </Link>
  );
}

/** Whether this deck has been reviewed. */
export function DeckStanding({ person }: { person: Person }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { data: status, dataUpdatedAt: now } = useProfileStatus(person);
  // Keeps the place until it is known.
  if (!status) return <div className="mt-2 min-h-6" />;
  const { deckScore, deckReviewedAt, underWay } = status;
  const isReviewing = underWay === "deck_review";
  const isReviewed = deckScore !== null && deckReviewedAt !== null;
  return (
    <p className="mt-2">
      {isReviewing ? (
        <span className="font-medium">{t("underReview")}</span>
      ) : isReviewed ? (
        <span className="dotted flex flex-wrap">
          <span className="font-medium">
            {t("reviewed", { score: sayScore(deckScore, language) })}
          </span>
          <span className="text-muted">
            {relativeDate(deckReviewedAt, now, language, undefined)}
          </span>
        </span>
      ) : (
        <span className="font-medium">{t("notReviewed")}</span>
      )}
    </p>
  );
}
