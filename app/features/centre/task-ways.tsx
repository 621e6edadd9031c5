import { Link } from "react-router";
import type { Role } from "../../../contracts/accounts.ts";
import type { ChecklistTask, ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { profileForm } from "../account/account-pages.ts";
import { fieldWord } from "../profile/field-words.ts";

type Word = keyof Catalogue["centre"] & string;
export type Task = ProfileStatus["tasks"][number];

export const TASK_NAMES: Record<ChecklistTask, Word> = {
  profile: "taskProfile",
  logo: "taskLogo",
  website: "taskWebsite",
  pitch_deck: "taskPitchDeck",
  business_license: "taskBusinessLicense",
};

/** A finished task no longer asks for anything. */
export const DONE_TASK_NAMES: Record<ChecklistTask, Word> = {
  profile: "doneProfile",
  logo: "doneLogo",
  website: "doneWebsite",
  pitch_deck: "donePitchDeck",
  business_license: "doneBusinessLicense",
};

/** Whether a task is done, visually. */
export function TaskMark({ isDone, isNext = false }: { isDone: boolean; isNext?: boolean }) {
  const look = isDone
    ? "bg-leaf text-on-leaf"
    : `border-2 ${isNext ? "border-leaf" : "border-line"}`;
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full ${look}`}
    >
      {isDone ? <MemberIcon name="check" className="size-4" /> : null}
    </span>
  );
}

/** A task's missing fields, each with a link to it. */
export function MissingFields({ role, task }: { role: Role; task: Task }) {
  const t = useMessages("centre");
  const fields = useMessages("profile");
  if (task.missing.length === 0) return null;
  return (
    <div className="mt-1 text-sm">
      <span className="me-2 font-medium">{t("missing")}</span>
      <span className="dotted inline-flex flex-wrap">
        {task.missing.map((field) => (
          <Link
            key={field}
            to={`${profileForm(role)}#${field}`}
            className="inline-flex min-h-8 items-center text-leaf underline decoration-line underline-offset-4 hover:decoration-turmeric"
          >
            {fields(fieldWord(field, role) ?? "otherField")}
          </Link>
        ))}
      </span>
    </div>
  );
}
