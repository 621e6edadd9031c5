import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ChecklistTask, ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
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

export function formOf(role: Role): string {
  return role === STARTUP_ROLE ? "/startup-profile-submission" : "/investor-profile-submission";
}

/** The page where a task of the checklist is done. */
export function placeOfTask(task: ChecklistTask, role: Role): string {
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

/** A task's missing fields, each with a link to it. */
export function MissingFields({ role, task }: { role: Role; task: Task }) {
  const t = useMessages("centre");
  const fields = useMessages("profile");
  if (task.missing.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-medium">{t("missing")}</span>
      {task.missing.map((field) => (
        <Link
          key={field}
          to={`${formOf(role)}#${field}`}
          className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 hover:underline"
        >
          {fields(fieldWord(field, role) ?? "otherField")}
        </Link>
      ))}
    </div>
  );
}
