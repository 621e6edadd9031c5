import type { Role } from "../../../contracts/accounts.ts";
import type { ChecklistTask } from "../../../contracts/profile-status.ts";
import { profileForm } from "../account/account-pages.ts";

/** The page where a task of the checklist is done. */
export function placeOfTask(task: ChecklistTask, role: Role): string {
  switch (task) {
    case "profile":
      return profileForm(role);
    case "logo":
      return `${profileForm(role)}#logo`;
    case "website":
      return "/website-submission";
    case "pitch_deck":
      return "/pitch-deck-upload";
    case "business_license":
      return "/business-license-upload";
  }
}
