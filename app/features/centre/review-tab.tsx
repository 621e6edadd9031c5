import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SpendLine } from "./spend-line.tsx";
import { StateLine } from "./state-line.tsx";

/** The review of the pitch deck (spec §4); an investor's profile is reviewed when it is published. */
export function ReviewTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  const hasDeck = status.tasks.some(({ task, done }) => task === "pitch_deck" && done);
  if (person.role !== STARTUP_ROLE) {
    return (
      <section className="card">
        <h2 className="text-xl font-bold">{t("tabReview")}</h2>
        <p className="mt-2 max-w-prose text-muted">{t("reviewInvestorText")}</p>
      </section>
    );
  }
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("reviewTitle")}</h2>
      <p className="mt-2 max-w-prose text-muted">{t("reviewText")}</p>
      <p className="mt-2 max-w-prose text-muted">{t("reviewCategories")}</p>
      <StateLine facts={[t("reviewState")]} />
      <SpendLine person={person} service="deckReview" from="/profile?tab=review" />
      <p className="mt-4">{t("minScore", { score: MIN_DECK_SCORE })}</p>
      {hasDeck ? (
        <p className="mt-6 text-sm text-muted">{t("reviewSoon")}</p>
      ) : (
        <div className="notice notice-info mt-6">
          <p className="font-semibold">{t("reviewNeedsDeck")}</p>
          <Link to="/pitch-deck-upload" className="button button-leaf mt-3 text-sm">
            {t("uploadDeck")}
          </Link>
        </div>
      )}
    </section>
  );
}
