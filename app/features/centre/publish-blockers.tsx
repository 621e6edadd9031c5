import type { ReactNode } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type {
  CompanyEmailProblem,
  ProfileStatus,
  PublishBlocker,
} from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { centreTab, profileForm } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { placeOfTask } from "../next-step/places.ts";
import { FindingWay } from "../publishing/finding-item.tsx";
import { MissingFields, TASK_NAMES } from "./task-ways.tsx";

type Word = keyof Catalogue["centre"] & string;
type Props = { person: Person; status: ProfileStatus };
/** Credits are missed where the price is. */
type Open = Exclude<PublishBlocker, "not_enough_credits">;

/** What publishing needs (spec §4): what is missing with what to do about it, and what is there already. */
export function PublishBlockers({ person, status }: Props) {
  const t = useMessages("centre");
  const open = openBlockers(status);
  if (open.length === 0) {
    const isReady = status.blockers.length === 0;
    return (
      <p className="mt-6 flex items-center gap-2 font-semibold">
        <Mark isDone />
        {t(isReady ? "nothingBlocks" : "profileReady")}
      </p>
    );
  }
  return (
    <>
      <h3 className="mt-6 font-semibold">{t("blockedBy")}</h3>
      <ul className="mt-1 divide-y divide-line">
        {open.map((blocker) => (
          <li key={blocker} className="flex gap-3 py-4">
            <Mark isDone={false} />
            <div className="min-w-0 max-w-prose">
              <Blocker blocker={blocker} person={person} status={status} />
            </div>
          </li>
        ))}
        <DoneSteps person={person} status={status} />
      </ul>
    </>
  );
}

/** What is to be done about the profile itself. */
export function openBlockers({ blockers }: ProfileStatus): Open[] {
  return blockers.filter((blocker) => blocker !== "not_enough_credits");
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-6 shrink-0 items-center justify-center rounded-full ${isDone ? "bg-leaf text-on-leaf" : "border-2 border-line"}`}
    >
      {isDone ? <MemberIcon name="check" className="size-4" /> : null}
    </span>
  );
}

/** What is no longer in the way. Objections are looked for only once nothing else is. */
function DoneSteps({ person, status }: Props) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { blockers, deckScore, companyEmailProblem, tasks } = status;
  const hasEmail = !tasks.some(({ missing }) => missing.includes("company_email"));
  const isScored = person.role === STARTUP_ROLE && !blockers.includes("score_too_low");
  const done = [
    blockers.includes("incomplete_tasks") ? [] : t("readyTasks"),
    deckScore !== null && isScored ? t("readyScore", { score: sayScore(deckScore, language) }) : [],
    hasEmail && companyEmailProblem === null ? t("readyEmail") : [],
  ].flat();
  return done.map((text) => (
    <li key={text} className="flex gap-3 py-4">
      <Mark isDone />
      <p className="text-muted">
        {text} <span className="sr-only">{t("done")}</span>
      </p>
    </li>
  ));
}

function Blocker({ blocker, person, status }: Props & { blocker: Open }) {
  const t = useMessages("centre");
  switch (blocker) {
    case "incomplete_tasks":
      return <OpenTasks person={person} status={status} />;
    case "score_unavailable":
      return (
        <Said title="scoreUnavailableTitle" text={t("scoreUnavailableText", SCORE)}>
          <Way to={centreTab("review")} word="toReview" />
        </Said>
      );
    case "score_too_low":
      return (
        <Said title="scoreTooLowTitle" text={t("scoreTooLowText", SCORE)}>
          <Way to={centreTab("review")} word="toReview" />
        </Said>
      );
    case "company_email_required":
      return <CompanyEmail person={person} problem={status.companyEmailProblem} />;
    case "objections_stand":
      return <Objections person={person} status={status} />;
  }
}

const SCORE = { score: MIN_DECK_SCORE };

function Said({ title, text, children }: { title: Word; text: string; children: ReactNode }) {
  const t = useMessages("centre");
  return (
    <>
      <p className="font-semibold">{t(title)}</p>
      <p className="text-sm">{text}</p>
      {children}
    </>
  );
}

const WAY = "inline-flex min-h-8 items-center text-sm text-leaf underline underline-offset-4";

function Way({ to, word }: { to: string; word: Word }) {
  const t = useMessages("centre");
  return (
    <Link to={to} className={`mt-1 me-4 ${WAY}`}>
      {t(word)}
    </Link>
  );
}

/** The incomplete-tasks list (spec §5). */
function OpenTasks({ person: { role }, status }: Props) {
  const t = useMessages("centre");
  return (
    <Said title="incompleteTasksTitle" text={t("incompleteTasksText")}>
      <ul className="mt-1">
        {status.tasks
          .filter(({ done }) => !done)
          .map((task) => (
            <li key={task.task}>
              <Link to={placeOfTask(task.task, role)} className={WAY}>
                {t(TASK_NAMES[task.task])}
              </Link>
              <MissingFields role={role} task={task} />
            </li>
          ))}
      </ul>
    </Said>
  );
}

const EMAIL_TEXTS: Record<CompanyEmailProblem, Word> = {
  company_free: "companyEmailCompanyFree",
  account_free: "companyEmailAccountFree",
  other_domain: "companyEmailOtherDomain",
};

function CompanyEmail(props: { person: Person; problem: CompanyEmailProblem | null }) {
  const t = useMessages("centre");
  const problem = props.problem ?? "other_domain";
  return (
    <Said title="companyEmailTitle" text={t(EMAIL_TEXTS[problem])}>
      {problem === "company_free" ? null : <Way to="/settings#email" word="toSettings" />}
      {problem === "account_free" ? null : (
        <Way to={`${profileForm(props.person.role)}#company_email`} word="toCompanyEmail" />
      )}
    </Said>
  );
}

function Objections({ person: { role }, status }: Props) {
  const t = useMessages("centre");
  const words = useMessages("publishing");
  return (
    <Said title="objectionsTitle" text={t("objectionsText")}>
      <ul className="mt-1 grid gap-1 text-sm">
        {status.objections.map(({ rule, place }) => (
          <li key={`${rule} ${place}`} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{words(`rule_${rule}`)}</span>
            <FindingWay role={role} place={place} />
          </li>
        ))}
      </ul>
    </Said>
  );
}
