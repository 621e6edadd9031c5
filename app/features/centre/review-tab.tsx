import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { centreTab } from "../account/account-pages.ts";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { DeckReviewPanel } from "../deck-review/deck-review-panel.tsx";
import { NextInstead } from "../next-step/next-step-strip.tsx";
import { usePublication } from "../publishing/use-publication.ts";
import { Verdict } from "../publishing/verdict.tsx";

type Props = { person: Person; status: ProfileStatus };

/** The review of the pitch deck (spec §4); an investor's profile is reviewed when it is published. */
export function ReviewTab({ person, status }: Props) {
  if (person.role !== STARTUP_ROLE) return <ProfileCheck person={person} status={status} />;
  const hasDeck = status.tasks.some(({ task, done }) => task === "pitch_deck" && done);
  return (
    <DeckReviewPanel person={person} hasDeck={hasDeck} next={<NextInstead person={person} />} />
  );
}

/** The result of the latest profile check. */
function ProfileCheck({ person, status }: Props) {
  const t = useMessages("centre");
  const words = useMessages("publishing");
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("tabProfileCheck")}</h2>
      <p className="mt-2 max-w-prose text-muted">{t("reviewInvestorText")}</p>
      <Loaded query={usePublication(person)} failedTitle={words("readFailed")}>
        {({ judged }) =>
          judged ? (
            <Verdict
              person={person}
              judged={judged}
              page={status.page}
              isLive={status.page !== null}
            />
          ) : (
            <p className="mt-4">{t("reviewInvestorNone")}</p>
          )
        }
      </Loaded>
      <Link to={centreTab("publish")} className="button button-quiet mt-6">
        {t("toPublishing")}
      </Link>
    </section>
  );
}
