import { Link } from "react-router";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";

/** Whether this deck has been reviewed, and the way there. */
export function DeckStanding({ person }: { person: Person }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { data: status } = useProfileStatus(person);
  const isReviewing = status?.underWay === "deck_review";
  const score = status?.deckScore ?? null;
  const isOpen = score === null && !isReviewing;
  return (
    // Its place is kept until it is known.
    <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
      {status ? (
        <>
          <span className="font-medium">
            {isReviewing
              ? t("underReview")
              : score === null
                ? t("notReviewed")
                : t("reviewed", { score: sayScore(score, language) })}
          </span>
          <Link
            to="/profile?tab=review"
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
          >
            {t(isOpen ? "getReviewed" : "seeReview")}
          </Link>
        </>
      ) : null}
    </p>
  );
}
