import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ChecklistTask, ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { fieldWord } from "../profile/field-words.ts";

type Word = keyof Catalogue["centre"] & string;
type Task = ProfileStatus["tasks"][number];

const WORDS: Record<ChecklistTask, { name: Word; about: Word }> = {
  profile: { name: "taskProfile", about: "taskProfileText" },
  logo: { name: "taskLogo", about: "taskLogoText" },
  website: { name: "taskWebsite", about: "taskWebsiteText" },
  pitch_deck: { name: "taskPitchDeck", about: "taskPitchDeckText" },
  business_license: { name: "taskBusinessLicense", about: "taskBusinessLicenseText" },
};

function formOf(role: Role): string {
  return role === STARTUP_ROLE ? "/startup-profile-submission" : "/investor-profile-submission";
}

function placeOf(task: ChecklistTask, role: Role): string {
  switch (task) {
    case "profile":
      return formOf(role);
    case "logo":
      return `${formOf(role)}#logo`;
    case "website":
      return "/website-submission";
    case "pitch_deck":
      return "/pitch-deck-upload";
    case "business_license":
      return "/business-license-upload";
  }
}

/** The getting-started checklist (spec §2): ticked by what is really done, each task a way to do it. */
export function Checklist({ role, tasks }: { role: Role; tasks: Task[] }) {
  const t = useMessages("centre");
  const done = tasks.filter((task) => task.done).length;
  return (
    <section className="card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{t("checklist")}</h2>
        <p className="text-sm text-muted">
          {done === tasks.length ? t("allDone") : t("progress", { done, all: tasks.length })}
        </p>
      </div>
      <progress
        max={tasks.length}
        value={done}
        aria-label={t("checklist")}
        className="progress mt-3"
      />
      <ol className="mt-2 divide-y divide-line">
        {tasks.map((task) => (
          <ChecklistItem key={task.task} role={role} task={task} />
        ))}
      </ol>
    </section>
  );
}

function ChecklistItem({ role, task }: { role: Role; task: Task }) {
  const t = useMessages("centre");
  const fields = useMessages("profile");
  const { name, about } = WORDS[task.task];
  return (
    <li className="flex gap-3 py-4">
      <span
        aria-hidden="true"
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full ${task.done ? "bg-leaf text-on-leaf" : "border-2 border-line"}`}
      >
        {task.done ? <MemberIcon name="check" className="size-4" /> : null}
      </span>
      <div className="min-w-0">
        <Link
          to={placeOf(task.task, role)}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-turmeric"
        >
          {t(name)}
        </Link>
        <span className="ms-2 text-sm whitespace-nowrap text-muted">
          {t(task.done ? "done" : "open")}
        </span>
        <p className="text-sm text-muted">{t(about)}</p>
        {task.missing.length === 0 ? null : (
          <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="font-medium">{t("missing")}</span>
            {task.missing.map((field) => (
              <Link
                key={field}
                to={`${formOf(role)}#${field}`}
                className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 hover:underline"
              >
                {fields(fieldWord(field, role))}
              </Link>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
