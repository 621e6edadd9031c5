import { z } from "zod";
import { nothing, operation } from "./operation.ts";

/** The steps before a profile can be published, in the recommended order. */
export const CHECKLIST_TASKS = [
  "profile",
  "logo",
  "website",
  "pitch_deck",
  "business_license",
] as const;
export type ChecklistTask = (typeof CHECKLIST_TASKS)[number];

/** Why a profile cannot be published yet (spec §4). */
export const PUBLISH_BLOCKERS = [
  "incomplete_tasks",
  "score_unavailable",
  "score_too_low",
  "company_email_required",
  "not_enough_credits",
] as const;
export type PublishBlocker = (typeof PUBLISH_BLOCKERS)[number];

const profileStatus = z.object({
  tasks: z.array(
    z.object({
      task: z.enum(CHECKLIST_TASKS),
      done: z.boolean(),
      missing: z.array(z.string()).describe("The fields of the form that are still empty."),
    }),
  ),
  blockers: z.array(z.enum(PUBLISH_BLOCKERS)),
  publication: z.enum(["not_published", "published", "needs_publishing"]),
  page: z
    .string()
    .nullable()
    .describe("The published page, such as `/startups/wau-pay`; null while there is none."),
  criteria: z.string(),
});
export type ProfileStatus = z.infer<typeof profileStatus>;

export const readProfileStatus = operation({
  path: "profile/read-status",
  summary: "Tells how far the person's profile is, and what keeps it from being published.",
  input: nothing,
  output: profileStatus,
  refusals: ["permission_denied"],
});
