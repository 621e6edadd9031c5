import { Link } from "react-router";
import { relativeDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { centreTab } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { useCredits } from "../credits/use-credits.ts";

/** What another file does to the score, and that it costs; nothing while this one has none. */
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

/** What comes after the upload, and that it is free for whom it is. */
export function FirstReview({ person }: { person: Person }) {
  const t = useMessages("nextStep");
  const { data: credits } = useCredits(person);
  return (
    <p className="min-h-6 text-muted">
      {credits ? t(credits.isReviewFree ? "reviewFreeText" : "reviewText") : null}
    </p>
  );
}

/** Whether this deck has been reviewed, and the way there. */
export function DeckStanding({ person }: { person: Person }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { data: status, dataUpdatedAt: now } = useProfileStatus(person);
  // Its place is kept until it is known.
  if (!status) return <div className="mt-2 min-h-11" />;
  const { deckScore, deckReviewedAt, underWay } = status;
  const isReviewing = underWay === "deck_review";
  const isReviewed = deckScore !== null && deckReviewedAt !== null;
  return (
    <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
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
      <Link
        to={centreTab("review")}
        className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {t(isReviewing || isReviewed ? "seeReview" : "getReviewed")}
      </Link>
    </p>
  );
}
