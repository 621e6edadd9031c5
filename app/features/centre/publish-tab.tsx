import { Link } from "react-router";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { ProfileStatus, PublishBlocker } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StateLine } from "../../ui/state-line.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { NotEnoughCredits } from "../credits/not-enough-credits.tsx";
import { useCredits } from "../credits/use-credits.ts";
import { PublishPanel } from "../publishing/publish-panel.tsx";
import { publicationKey, usePublication } from "../publishing/use-publication.ts";
import { isUnderWay } from "../runs/run-state.ts";
import { useRunChanges } from "../runs/use-run-changes.ts";

type Word = keyof Catalogue["centre"] & string;

const STATES: Record<ProfileStatus["publication"], Word> = {
  not_published: "stateNotPublished",
  published: "statePublished",
  needs_publishing: "stateNeedsPublishing",
};

type TaskBlocker = Exclude<PublishBlocker, "not_enough_credits">;

const BLOCKERS: Record<TaskBlocker, { title: Word; text: Word; to: string; way: Word }> = {
  incomplete_tasks: {
    title: "incompleteTasksTitle",
    text: "incompleteTasksText",
    to: "/profile",
    way: "checklist",
  },
  score_unavailable: {
    title: "scoreUnavailableTitle",
    text: "scoreUnavailableText",
    to: "/profile?tab=review",
    way: "toReview",
  },
  score_too_low: {
    title: "scoreTooLowTitle",
    text: "scoreTooLowText",
    to: "/profile?tab=review",
    way: "toReview",
  },
  company_email_required: {
    title: "companyEmailTitle",
    text: "companyEmailText",
    to: "/settings#email",
    way: "toSettings",
  },
};

/** Publishing (spec §4): where it stands, what it costs, what keeps it back and what to do about it. */
export function PublishTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  const tp = useMessages("publishing");
  useRunChanges(person, publicationKey(person));
  const publication = usePublication(person);
  const isPublishing = isUnderWay(publication.data?.run);
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("publishTitle")}</h2>
      <p className="mt-2 max-w-prose text-muted">{t("publishText")}</p>
      <StateLine
        facts={[
          isPublishing ? tp("statePublishing") : t(STATES[status.publication]),
          t("publishTime"),
        ]}
      />
      <Loaded query={publication} failedTitle={tp("readFailed")} showsEarlier>
        {(data) => (
          <PublishPanel
            person={person}
            status={status}
            publication={data}
            blockers={<Blockers person={person} blockers={status.blockers} />}
          />
        )}
      </Loaded>
    </section>
  );
}

function Blockers(props: { person: Person; blockers: ProfileStatus["blockers"] }) {
  const { person, blockers } = props;
  const t = useMessages("centre");
  return (
    <>
      <h3 className="mt-6 font-semibold">
        {t(blockers.length === 0 ? "nothingBlocks" : "blockedBy")}
      </h3>
      {blockers.length === 0 ? null : (
        <ul className="mt-2 grid gap-3">
          {blockers.map((blocker) => (
            <li key={blocker} className="notice notice-info">
              {blocker === "not_enough_credits" ? (
                <CreditsBlocker person={person} />
              ) : (
                <Blocker blocker={blocker} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Blocker({ blocker }: { blocker: TaskBlocker }) {
  const t = useMessages("centre");
  const { title, text, to, way } = BLOCKERS[blocker];
  return (
    <>
      <p className="font-semibold">{t(title)}</p>
      <p className="text-sm">{t(text, { score: MIN_DECK_SCORE })}</p>
      <Link
        to={to}
        className="mt-1 inline-flex min-h-8 items-center text-sm text-leaf underline underline-offset-4"
      >
        {t(way)}
      </Link>
    </>
  );
}

function CreditsBlocker({ person }: { person: Person }) {
  const { data } = useCredits(person);
  return (
    <NotEnoughCredits
      missing={data && data.services.publish - data.balance}
      from="/profile?tab=publish"
    />
  );
}
