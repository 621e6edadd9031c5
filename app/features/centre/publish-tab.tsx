import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StateLine } from "../../ui/state-line.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";
import { PublishPanel } from "../publishing/publish-panel.tsx";
import { publicationKey, usePublication } from "../publishing/use-publication.ts";
import { isUnderWay } from "../runs/run-state.ts";
import { useRunChanges } from "../runs/use-run-changes.ts";
import { useRunEnd } from "../runs/use-run-end.ts";
import { openBlockers, PublishBlockers } from "./publish-blockers.tsx";

type Word = keyof Catalogue["centre"] & string;

const STATES: Record<Exclude<ProfileStatus["publication"], "published">, Word> = {
  not_published: "stateNotPublished",
  needs_publishing: "stateNeedsPublishing",
};

/** Publishing (spec §4): its state, its price, what blocks it and what to do about that. */
export function PublishTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  const tp = useMessages("publishing");
  useRunChanges(person, publicationKey(person));
  const publication = usePublication(person);
  const creditsChanged = useCreditsChanged(person);
  // In case no live connection reported it: a failed run has refunded the credits.
  useRunEnd(publication.data?.run, () => void creditsChanged());
  const isLive = status.page !== null;
  const isPublishing = isUnderWay(publication.data?.run);
  return (
    <section className="card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl font-bold">{t(isLive ? "liveTitle" : "publishTitle")}</h2>
        {/* The title has already said that the page is live and up to date. */}
        {isPublishing || status.publication === "published" ? null : (
          <p className="rounded-full bg-sunken px-3 py-1 text-sm font-medium">
            {t(STATES[status.publication])}
          </p>
        )}
      </div>
      <p className="mt-2 max-w-prose text-muted">
        {isLive
          ? tp("approvedText")
          : t(person.role === STARTUP_ROLE ? "publishText" : "publishTextInvestor")}
      </p>
      {isPublishing ? <StateLine facts={[tp("statePublishing"), t("publishTime")]} /> : null}
      <Loaded query={publication} failedTitle={tp("readFailed")} showsEarlier>
        {(data) => {
          const canCheck = !isUntouched(data, status);
          return (
            <PublishPanel
              person={person}
              status={status}
              publication={data}
              isReady={openBlockers(status).length === 0}
              canCheck={canCheck}
              blockers={
                <PublishBlockers
                  person={person}
                  status={status}
                  objectionsAreTold={tellsAll(data, status)}
                  isShort={!canCheck}
                />
              }
            />
          );
        }}
      </Loaded>
    </section>
  );
}

/** Whether there is nothing to check, pay for or show yet. */
function isUntouched(
  { run, judged }: PublicationState,
  { blockers, tasks, page }: ProfileStatus,
): boolean {
  const lacksProfile = tasks.some(({ task, done }) => task === "profile" && !done);
  return (
    blockers.includes("incomplete_tasks") &&
    lacksProfile &&
    page === null &&
    judged === null &&
    !isUnderWay(run)
  );
}

/** Whether the displayed rejection includes every known objection. */
function tellsAll({ judged }: PublicationState, { objections }: ProfileStatus): boolean {
  return (
    judged?.verdict === "rejected" &&
    objections.every(({ rule, place }) =>
      judged.findings.some((finding) => finding.rule === rule && finding.place === place),
    )
  );
}
