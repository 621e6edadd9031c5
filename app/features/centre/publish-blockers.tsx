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
import { placeOf } from "../publishing/finding-place.ts";
import { DONE_TASK_NAMES, MissingFields, TASK_NAMES, TaskMark } from "./task-ways.tsx";

type Word = keyof Catalogue["centre"] & string;
type Props = { person: Person; status: ProfileStatus };
/** Missing credits are shown beside the price. */
type Open = Exclude<PublishBlocker, "not_enough_credits">;

/** What publishing needs (spec §4): what is missing and what to do about it, and what is done already. */
export function PublishBlockers(
  props: Props & {
    /** The page has just listed them in full. */
    objectionsAreTold: boolean;
    /** Nothing has been done yet: one line each. */
    isShort?: boolean;
  },
) {
  const { person, status, objectionsAreTold, isShort = false } = props;
  const t = useMessages("centre");
  const open = openBlockers(status);
  if (open.length === 0) {
    const isReady = status.blockers.length === 0;
    return (
      <p className="mt-6 flex items-center gap-2 text-lg font-bold">
        <Mark isDone />
        {t(isReady ? "nothingBlocks" : "profileReady")}
      </p>
    );
  }
  return (
    <>
      <h3 className="mt-6 text-lg font-bold">{t("blockedBy")}</h3>
      <ul className="mt-1 divide-y divide-line">
        {open.map((blocker, place) => (
          <li key={blocker} className="flex gap-3 py-4">
            <Mark isDone={false} />
            <div className="min-w-0 max-w-prose flex-1">
              <Blocker
                blocker={blocker}
                person={person}
                status={status}
                isNext={place === 0}
                isTold={objectionsAreTold}
                isShort={isShort}
              />
            </div>
          </li>
        ))}
        <DoneSteps person={person} status={status} />
      </ul>
    </>
  );
}

/** The blockers that the profile itself can resolve. */
export function openBlockers({ blockers }: ProfileStatus): Open[] {
  return blockers.filter((blocker) => blocker !== "not_enough_credits");
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-6 shrink-0 items-center justify-center rounded-full ${isDone ? "bg-leaf text-on-leaf" : "bg-sunken text-muted"}`}
    >
      {/* Not a radio's ring, because nothing is chosen here. */}
      <MemberIcon name={isDone ? "check" : "lock"} className="size-4" />
    </span>
  );
}

/** What is no longer in the way. Objections are checked only once nothing else is. */
function DoneSteps({ person, status }: Props) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { blockers, deckScore, companyEmailProblem, tasks } = status;
  const hasEmail = !tasks.some(({ missing }) => missing.includes("company_email"));
  const isScored = person.role === STARTUP_ROLE && !blockers.includes("score_too_low");
  const done = [
    blockers.includes("incomplete_tasks") ? [] : t("readyTasks"),
    deckScore !== null && isScored
      ? t("passedScore", { score: sayScore(deckScore, language), min: MIN_DECK_SCORE })
      : [],
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

type BlockerProps = Props & {
  /** The first thing to do: its button stands out. */
  isNext: boolean;
  isShort: boolean;
};

function Blocker(props: BlockerProps & { blocker: Open; isTold: boolean }) {
  const { blocker, person, status, isNext, isShort } = props;
  const t = useMessages("centre");
  const language = useLanguage();
  switch (blocker) {
    case "incomplete_tasks":
      return <OpenTasks {...props} />;
    case "score_unavailable":
      return (
        <Said
          title="scoreUnavailableTitle"
          texts={[t(isShort ? "scoreUnavailableShort" : "scoreUnavailableText", SCORE)]}
        >
          {isShort ? (
            <Link to={centreTab("review")} className={LINK}>
              {t("toReview")}
            </Link>
          ) : (
            <Way to={centreTab("review")} word="toReview" isNext={isNext} />
          )}
        </Said>
      );
    case "score_too_low": {
      const own = sayScore(status.deckScore ?? 0, language);
      return (
        <Said title="scoreTooLowTitle" texts={[t("scoreTooLowText", { ...SCORE, own })]}>
          <Way to={centreTab("review")} word="toFixes" isNext={isNext} />
        </Said>
      );
    }
    case "company_email_required":
      return <CompanyEmail person={person} problem={status.companyEmailProblem} isNext={isNext} />;
    case "objections_stand":
      return <Objections {...props} />;
  }
}

const SCORE = { score: MIN_DECK_SCORE };

function Said(props: { title: Word; texts: string[]; children: ReactNode }) {
  const { title, texts, children } = props;
  const t = useMessages("centre");
  return (
    <>
      {/* The specification's titles, in the case of every other heading. */}
      <h4 className="font-sans text-base font-semibold lowercase first-letter:uppercase">
        {t(title)}
      </h4>
      {texts.map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>
    </>
  );
}

function Way({ to, word, isNext }: { to: string; word: Word; isNext: boolean }) {
  const t = useMessages("centre");
  return (
    <Link to={to} className={wayLook(isNext)}>
      {t(word)}
    </Link>
  );
}

function wayLook(isNext: boolean): string {
  return `button text-sm ${isNext ? "button-leaf" : "button-quiet"}`;
}

const LINK = "inline-flex min-h-11 items-center text-leaf underline underline-offset-4";

/** The incomplete-tasks list (spec §5): the checklist, with the finished tasks. */
function OpenTasks({ person: { role }, status: { tasks }, isNext, isShort }: BlockerProps) {
  const t = useMessages("centre");
  const ways = useMessages("nextStep");
  const first = tasks.find(({ done }) => !done);
  const done = tasks.filter((task) => task.done).length;
  return (
    <Said
      title="incompleteTasksTitle"
      texts={[
        ...(isShort ? [] : [t("incompleteTasksText")]),
        t("progress", { done, all: tasks.length }),
      ]}
    >
      <ul className="grid w-full">
        {tasks.map((task) => (
          <li key={task.task} className="flex items-start gap-3">
            <span className="flex min-h-11 items-center">
              <TaskMark isDone={task.done} isNext={task === first} />
            </span>
            <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <div className="min-w-0">
                <div className="flex min-h-11 items-center">
                  {task === first ? (
                    <span className="font-medium">{t(TASK_NAMES[task.task])}</span>
                  ) : (
                    <Link
                      to={placeOfTask(task.task, role)}
                      className={task.done ? "text-muted hover:underline" : LINK}
                    >
                      {t((task.done ? DONE_TASK_NAMES : TASK_NAMES)[task.task])}
                    </Link>
                  )}
                  <span className="sr-only"> {t(task.done ? "done" : "open")}</span>
                </div>
                {isShort ? null : <MissingFields role={role} task={task} />}
              </div>
              {task === first ? (
                <Link to={placeOfTask(task.task, role)} className={wayLook(isNext)}>
                  {ways(`taskWay_${task.task}`)}
                </Link>
              ) : null}
            </div>
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

function CompanyEmail(props: {
  person: Person;
  problem: CompanyEmailProblem | null;
  isNext: boolean;
}) {
  const { person, isNext } = props;
  const t = useMessages("centre");
  const problem = props.problem ?? "other_domain";
  const isCompanys = problem === "company_free";
  return (
    <Said title="companyEmailTitle" texts={[t(EMAIL_TEXTS[problem]), t("companyEmailWhy")]}>
      {isCompanys ? null : <Way to="/settings#email" word="toSettings" isNext={isNext} />}
      {problem === "account_free" ? null : (
        <Way
          to={`${profileForm(person.role)}#company_email`}
          word="toCompanyEmail"
          isNext={isNext && isCompanys}
        />
      )}
    </Said>
  );
}

function Objections(props: BlockerProps & { isTold: boolean }) {
  const { status, isTold, isNext } = props;
  const { role } = props.person;
  const t = useMessages("centre");
  const words = useMessages("publishing");
  const [first] = status.objections;
  return (
    <Said title="objectionsTitle" texts={[t(isTold ? "objectionsAbove" : "objectionsText")]}>
      {isTold ? null : (
        <ul className="grid w-full gap-1">
          {status.objections.map(({ rule, place }) => (
            <li key={`${rule} ${place}`} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{words(`rule_${rule}`)}</span>
              <FindingWay role={role} place={place} />
            </li>
          ))}
        </ul>
      )}
      {first ? <Way to={placeOf(first.place, role).to} word="toObjection" isNext={isNext} /> : null}
    </Said>
  );
}
