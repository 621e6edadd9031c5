import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { DeckReviewPanel } from "../deck-review/deck-review-panel.tsx";

/** The review of the pitch deck (spec §4); an investor's profile is reviewed when it is published. */
export function ReviewTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  if (person.role === STARTUP_ROLE) {
    const hasDeck = status.tasks.some(({ task, done }) => task === "pitch_deck" && done);
    return <DeckReviewPanel person={person} hasDeck={hasDeck} />;
  }
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("tabReview")}</h2>
      <p className="mt-2 max-w-prose text-muted">{t("reviewInvestorText")}</p>
    </section>
  );
}
