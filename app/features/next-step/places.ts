import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ChecklistTask } from "../../../contracts/profile-status.ts";

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
