import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ChecklistTask } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { placeOfTask } from "../next-step/places.ts";
import type { Said } from "../next-step/say-action.ts";
import { DONE_TASK_NAMES, MissingFields, TASK_NAMES, type Task, TaskMark } from "./task-ways.tsx";

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

/** The next thing to do is the first open task; its words may still be loading. */
type Next = { said: Said | undefined };

/**
 * The getting-started checklist (spec §2): ticked by actual progress, each task with a way to do
 * it. Once complete, it makes room for what comes next.
 */
export function Checklist(props: {
  role: Role;
  tasks: Task[];
  /** The account's address is at a public mail provider, and publishing needs the company's. */
  needsCompanyEmail: boolean;
  /** Undefined: something else comes first, and is shown beside the list. */
  next: Next | undefined;
}) {
  const { role, tasks, needsCompanyEmail, next } = props;
  const t = useMessages("centre");
  const done = tasks.filter((task) => task.done).length;
  const isDone = done === tasks.length;
  const first = tasks.find((task) => !task.done);
  const list = (
    <ol className="mt-2 divide-y divide-line">
      {tasks.map((task) =>
        task === first && next ? (
          <NextTask key={task.task} role={role} task={task} next={next} />
        ) : (
          <ChecklistItem key={task.task} role={role} task={task} isNext={task === first} />
        ),
      )}
    </ol>
  );
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-bold">{t("checklist")}</h3>
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

/** The task to do now, with the button that leads to it. */
function NextTask({ role, task, next: { said } }: { role: Role; task: Task; next: Next }) {
  const t = useMessages("centre");
  const words = useMessages("nextStep");
  return (
    <li className="py-2">
      <section
        aria-labelledby="next-step"
        className="flex gap-3 rounded-xl bg-sunken py-3 max-sm:-mx-3 max-sm:px-3 sm:-mx-4 sm:px-4"
      >
        <TaskMark isDone={false} isNext />
        <div className="grid min-w-0 grow gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <div className="min-w-0">
            <h4 id="next-step" className="font-sans text-base leading-snug font-semibold">
              <span className="block text-sm text-leaf">{words("nextStep")}</span>
              {t(TASK_NAMES[task.task])}
            </h4>
            <p className="text-sm text-muted">{t(aboutOf(task.task, role))}</p>
            {/* What it brings; other tasks say only that publishing needs them. */}
            {task.task === "pitch_deck" ? <p className="text-sm">{said?.text}</p> : null}
            <MissingFields role={role} task={task} />
          </div>
          {said ? (
            <Link to={said.to} className="button button-leaf text-sm">
              {said.way}
            </Link>
          ) : (
            <div className="min-h-11" />
          )}
        </div>
      </section>
    </li>
  );
}

function ChecklistItem({ role, task, isNext }: { role: Role; task: Task; isNext: boolean }) {
  const t = useMessages("centre");
  const to = placeOfTask(task.task, role);
  if (task.done) {
    return (
      <li className="flex gap-3 py-3">
        <TaskMark isDone />
        <div className="min-w-0">
          <Link to={to} className="text-muted hover:underline">
            {t(DONE_TASK_NAMES[task.task])}
          </Link>
          <span className="sr-only"> {t("done")}</span>
        </div>
      </li>
    );
  }
  return (
    <li className="flex gap-3 py-3 sm:py-4">
      <TaskMark isDone={false} />
      <div className="min-w-0 grow">
        <Link
          to={to}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-turmeric"
        >
          {t(TASK_NAMES[task.task])}
        </Link>
        <span className="sr-only"> {t("open")}</span>
        {/* On a phone only for the task to do now. */}
        <div className={isNext ? "" : "max-sm:hidden"}>
          <p className="text-sm text-muted">{t(aboutOf(task.task, role))}</p>
          <MissingFields role={role} task={task} />
        </div>
      </div>
      <MemberIcon name="chevron" className="size-4 shrink-0 -rotate-90 self-center text-muted" />
    </li>
  );
}
