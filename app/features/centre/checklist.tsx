import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ChecklistTask } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { placeOfTask } from "../next-step/places.ts";
import { MissingFields, TASK_NAMES, type Task } from "./task-ways.tsx";

type Word = keyof Catalogue["centre"] & string;

const ABOUT: Record<ChecklistTask, Word> = {
  profile: "taskProfileText",
  logo: "taskLogoText",
  website: "taskWebsiteText",
  pitch_deck: "taskPitchDeckText",
  business_license: "taskBusinessLicenseText",
};

function aboutOf(task: ChecklistTask, role: Role): Word {
  return task === "profile" && role !== STARTUP_ROLE ? "taskProfileTextInvestor" : ABOUT[task];
}

/**
 * The getting-started checklist (spec §2): ticked by actual progress, each task with a way to do
 * it. Done, it makes room for what comes next.
 */
export function Checklist(props: {
  role: Role;
  tasks: Task[];
  /** The account's address is at a public mail provider, and publishing needs the company's. */
  needsCompanyEmail: boolean;
}) {
  const { role, tasks, needsCompanyEmail } = props;
  const t = useMessages("centre");
  const done = tasks.filter((task) => task.done).length;
  const isDone = done === tasks.length;
  const next = tasks.find((task) => !task.done);
  const list = (
    <ol className="mt-2 divide-y divide-line">
      {tasks.map((task) => (
        <ChecklistItem key={task.task} role={role} task={task} isNext={task === next} />
      ))}
    </ol>
  );
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-bold">{t("checklist")}</h2>
        <p className="text-sm text-muted">
          {isDone ? t("allDone") : t("progress", { done, all: tasks.length })}
        </p>
      </div>
      {isDone ? (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-leaf underline underline-offset-4">
            {t("showTasks")}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      {needsCompanyEmail ? (
        <div className="notice notice-info mt-2">
          <p className="font-semibold">{t("companyEmailSoon")}</p>
          <p className="max-w-prose text-sm text-muted">{t("companyEmailSoonText")}</p>
          <Link
            to="/settings#email"
            className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
          >
            {t("toSettings")}
          </Link>
        </div>
      ) : null}
    </section>
  );
}

function ChecklistItem({ role, task, isNext }: { role: Role; task: Task; isNext: boolean }) {
  const t = useMessages("centre");
  return (
    <li className="flex gap-3 py-3 sm:py-4">
      <span
        aria-hidden="true"
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full ${task.done ? "bg-leaf text-on-leaf" : "border-2 border-line"}`}
      >
        {task.done ? <MemberIcon name="check" className="size-4" /> : null}
      </span>
      <div className="min-w-0">
        <Link
          to={placeOfTask(task.task, role)}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-turmeric"
        >
          {t(TASK_NAMES[task.task])}
        </Link>
        <span className="sr-only"> {t(task.done ? "done" : "open")}</span>
        {/* On a phone only of what is to be done now. */}
        <div className={isNext ? "" : "max-sm:hidden"}>
          <p className="text-sm text-muted">{t(aboutOf(task.task, role))}</p>
          <MissingFields role={role} task={task} />
        </div>
      </div>
    </li>
  );
}
