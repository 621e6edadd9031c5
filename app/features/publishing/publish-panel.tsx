import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { centreTab, profileForm } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { SpendLine } from "../credits/spend-line.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";
import { RunFailure } from "../runs/run-failure.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { isUnderWay } from "../runs/run-state.ts";
import { SpendButton } from "../runs/spend-button.tsx";
import { BlockedPublish } from "./blocked-publish.tsx";
import { ExamplePage } from "./example-page.tsx";
import { FreeCheck } from "./free-check.tsx";
import { PublicPage } from "./public-page.tsx";
import { Unpublish } from "./unpublish.tsx";
import { usePublishing } from "./use-publication.ts";
import { Verdict } from "./verdict.tsx";

const PUBLISH_ADDRESS = centreTab("publish");

/** From paying for a profile's review to its result, with the progress while it runs. */
export function PublishPanel(props: {
  person: Person;
  status: ProfileStatus;
  publication: PublicationState;
  /** What prevents publishing, if anything. */
  blockers: ReactNode;
  /** No blocker concerns the profile itself. */
  isReady: boolean;
  /** There is a profile that the rules can check. */
  canCheck: boolean;
}) {
  const { person, status, publication, isReady, canCheck } = props;
  const t = useMessages("publishing");
  const language = useLanguage();
  const { run, judged } = publication;
  /** The run during which the page was taken down: the next run may publish it again. */
  const [withdrawnAfter, setWithdrawnAfter] = useState<string>();
  const runId = run?.id ?? "none";
  const isWithdrawn = withdrawnAfter === runId;
  const page = isWithdrawn ? null : status.page;
  if (run && isUnderWay(run)) return <RunProgress run={run} />;
  const isUpToDate = status.publication === "published" && !isWithdrawn;
  // The public version was approved long ago: the changes come first.
  const isAhead = status.publication === "needs_publishing" && page !== null;
  const isRejected = judged?.verdict === "rejected";
  const verdict = judged ? (
    <Verdict person={person} judged={judged} page={null} isLive={page !== null} />
  ) : null;
  const publicPage = page ? <PublicPage role={person.role} page={page} isQuiet={isAhead} /> : null;
  return (
    <>
      {isWithdrawn ? <Withdrawn /> : null}
      <RunFailure run={run} />
      {isUpToDate ? (
        <>
          {publicPage}
          <UpToDate person={person} />
        </>
      ) : null}
      {isAhead && !isRejected ? null : verdict}
      {isUpToDate ? null : (
        // What to do, beside its cost; on a phone the cost comes before the consequences of paying.
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
          <div>
            {isAhead ? <p className="mt-4 max-w-prose">{t("changesNotPublic")}</p> : null}
            {props.blockers}
            {canCheck ? <FreeCheck person={person} /> : null}
          </div>
          <div className="xl:row-span-2">
            <section aria-label={t("cost")}>
              <SpendLine
                person={person}
                service="publish"
                from={isReady ? PUBLISH_ADDRESS : undefined}
              >
                {isReady ? (
                  <Publish
                    person={person}
                    isAgain={judged !== null}
                    usesModel={publication.usesModel}
                  />
                ) : (
                  <BlockedPublish person={person} isAgain={judged !== null} />
                )}
              </SpendLine>
            </section>
            {publicPage ?? <ExamplePage role={person.role} />}
          </div>
          <Afterwards usesModel={publication.usesModel} isAgain={isAhead} />
        </div>
      )}
      {judged && isAhead && !isRejected ? (
        <details className="mt-6 border-t border-line pt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-leaf underline underline-offset-4">
            {t("publishedAsOf", { moment: exactMoment(judged.createdAt, language) })}
          </summary>
          {verdict}
        </details>
      ) : null}
      {page ? <Unpublish person={person} onWithdrawn={() => setWithdrawnAfter(runId)} /> : null}
    </>
  );
}

/** Says that editing does not change the page until it is published and paid again. */
function UpToDate({ person }: { person: Person }) {
  const t = useMessages("publishing");
  const { data: credits } = useCredits(person);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link to={profileForm(person.role)} className="button button-quiet text-sm">
        {t("editProfile")}
      </Link>
      <p className="max-w-prose text-sm text-muted">
        {credits ? t("againCosts", { count: priceOf(credits, "publish") }) : null}
      </p>
    </div>
  );
}

/** The consequences of paying: the check, and what either result means. */
function Afterwards({ usesModel, isAgain }: { usesModel: boolean; isAgain: boolean }) {
  const t = useMessages("publishing");
  const centre = useMessages("centre");
  return (
    <section aria-labelledby="afterwards" className="mt-6">
      <h3 id="afterwards" className="text-lg font-bold">
        {t("after")}
      </h3>
      <ol className="mt-2 grid max-w-prose list-decimal gap-1 ps-5 marker:font-semibold">
        <li className="ps-1">
          {t(usesModel ? "afterCheckModel" : "afterCheckRules")}
          <span className="block text-sm text-muted">{centre("publishTime")}</span>
        </li>
        <li className="ps-1">{t(isAgain ? "afterPassAgain" : "afterPass")}</li>
        <li className="ps-1">{t(isAgain ? "afterFailAgain" : "afterFail")}</li>
      </ol>
    </section>
  );
}

/** Gets the focus: the pressed button is gone with the page. */
function Withdrawn() {
  const t = useMessages("publishing");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="mt-6">
      <Notice kind="success" ref={notice} title={t("withdrawn")} />
    </div>
  );
}

function Publish(props: { person: Person; isAgain: boolean; usesModel: boolean }) {
  const { person, isAgain, usesModel } = props;
  const t = useMessages("publishing");
  const language = useLanguage();
  const publishing = usePublishing(person);
  return (
    <div className="mt-4">
      <SpendButton
        person={person}
        service="publish"
        from={PUBLISH_ADDRESS}
        label={t(isAgain ? "publishAgain" : "publish")}
        isBusy={publishing.isPending}
        onConfirm={(shownPrice) => publishing.begin({ language, shownPrice })}
      >
        <p>{t(person.role === STARTUP_ROLE ? "whatBecomesPublic" : "whatBecomesPublicInvestor")}</p>
        {usesModel ? <p className="mt-2">{t("translated")}</p> : null}
        {isAgain ? null : <p className="mt-2">{t("firstNews")}</p>}
        <p className="mt-2">{t("checkFirst")}</p>
      </SpendButton>
    </div>
  );
}
