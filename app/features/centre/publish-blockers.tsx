import type { ReactNode } from "react";
import { Link } from "react-router";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type {
  CompanyEmailProblem,
  ProfileStatus,
  PublishBlocker,
} from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { NotEnoughCredits } from "../credits/not-enough-credits.tsx";
import { useCredits } from "../credits/use-credits.ts";
import { formOf, placeOfTask } from "../next-step/places.ts";
import { FindingWay } from "../publishing/finding-item.tsx";
import { MissingFields, TASK_NAMES } from "./task-ways.tsx";

type Word = keyof Catalogue["centre"] & string;
type Props = { person: Person; status: ProfileStatus };

/** The reasons why a profile cannot be published, each with what to do about it (spec §4). */
export function PublishBlockers({ person, status }: Props) {
  const t = useMessages("centre");
  const { blockers } = status;
  return (
    <>
      <h3 className="mt-6 font-semibold">
        {t(blockers.length === 0 ? "nothingBlocks" : "blockedBy")}
      </h3>
      {blockers.length === 0 ? null : (
        <ul className="mt-2 grid gap-3">
          {blockers.map((blocker) => (
            <li key={blocker} className="notice notice-info">
              <Blocker blocker={blocker} person={person} status={status} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Blocker({ blocker, person, status }: Props & { blocker: PublishBlocker }) {
  const t = useMessages("centre");
  switch (blocker) {
    case "incomplete_tasks":
      return <OpenTasks person={person} status={status} />;
    case "score_unavailable":
      return (
        <Said title="scoreUnavailableTitle" text={t("scoreUnavailableText", SCORE)}>
          <Way to="/profile?tab=review" word="toReview" />
        </Said>
      );
    case "score_too_low":
      return (
        <Said title="scoreTooLowTitle" text={t("scoreTooLowText", SCORE)}>
          <Way to="/profile?tab=review" word="toReview" />
        </Said>
      );
    case "company_email_required":
      return <CompanyEmail person={person} problem={status.companyEmailProblem} />;
    case "objections_stand":
      return <Objections person={person} status={status} />;
    case "not_enough_credits":
      return <MissingCredits person={person} />;
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
        <Way to={`${formOf(props.person.role)}#company_email`} word="toCompanyEmail" />
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

function MissingCredits({ person }: { person: Person }) {
  const { data } = useCredits(person);
  return (
    <NotEnoughCredits
      missing={data && data.services.publish - data.balance}
      from="/profile?tab=publish"
    />
  );
}
