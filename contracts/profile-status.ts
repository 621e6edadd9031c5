import { z } from "zod";
import { SERVICES } from "./credits.ts";
import { CURRENCIES } from "./currencies.ts";
import { nothing, operation } from "./operation.ts";
import { profileFinding } from "./profile-review.ts";

/** The steps before a profile can be published, in the recommended order. */
export const CHECKLIST_TASKS = [
  "pitch_deck",
  "profile",
  "logo",
  "website",
  "business_license",
] as const;
export type ChecklistTask = (typeof CHECKLIST_TASKS)[number];

/** Why a profile cannot be published yet (spec §4). */
const PUBLISH_BLOCKERS = [
  "incomplete_tasks",
  "score_unavailable",
  "score_too_low",
  "company_email_required",
  /** A known objection to the profile as it is: see `objections`. */
  "objections_stand",
  "not_enough_credits",
] as const;
export type PublishBlocker = (typeof PUBLISH_BLOCKERS)[number];

/** Why an account's e-mail does not prove that it is the company's. */
const COMPANY_EMAIL_PROBLEMS = ["company_free", "account_free", "other_domain"] as const;
export type CompanyEmailProblem = (typeof COMPANY_EMAIL_PROBLEMS)[number];

const knownObjection = profileFinding.pick({ rule: true, place: true });
export type KnownObjection = z.infer<typeof knownObjection>;

const amount = z.object({ amount: z.number(), currency: z.enum(CURRENCIES) });

const profileStatus = z.object({
  tasks: z.array(
    z.object({
      task: z.enum(CHECKLIST_TASKS),
      done: z.boolean(),
      missing: z.array(z.string()).describe("The fields of the form that are still empty."),
    }),
  ),
  blockers: z.array(z.enum(PUBLISH_BLOCKERS)),
  companyEmailProblem: z
    .enum(COMPANY_EMAIL_PROBLEMS)
    .nullable()
    .describe(
      "Why the account's address is not the company's. While there is no company e-mail, only that the account's is at a public provider.",
    ),
  objections: z
    .array(knownObjection)
    .describe(
      "What a review of the profile as it is now would reject it for, as far as it is known.",
    ),
  isRejected: z
    .boolean()
    .describe("A review that was paid for is among what tells of `objections`."),
  publication: z.enum(["not_published", "published", "needs_publishing"]),
  page: z
    .string()
    .nullable()
    .describe("The published page, such as `/startups/wau-pay`; null while there is none."),
  criteria: z.string(),
  deckScore: z
    .number()
    .nullable()
    .describe("Of the newest review of the present deck; null while it has not been reviewed."),
  deckFound: z
    .object({
      issues: z.int(),
      sections: z
        .object({ told: z.int(), all: z.int() })
        .nullable()
        .describe("Where a check found so few sections that this holds the score down."),
    })
    .nullable()
    .describe("What lowers that score."),
  deckReviewedAt: z.iso.datetime().nullable().describe("When that review was made."),
  underWay: z.enum(SERVICES).nullable().describe("The service that is at work for the person now."),
  matchesFound: z
    .int32()
    .nullable()
    .describe("By the newest finished match; null before the first."),
  matchesReachable: z
    .int32()
    .nullable()
    .describe("How many of these have somebody at Benih who answers for them."),
  reviewedWebsite: z
    .object({ address: z.string(), responded: z.boolean(), checkedAt: z.iso.datetime() })
    .nullable()
    .describe(
      "Whether the profile's website responded when the profile was last reviewed; null where that looked at no or another one.",
    ),
  askDiffers: z
    .object({ deck: amount, profile: amount })
    .nullable()
    .describe("What the reviewed deck asks for and what the profile says, where they are not one."),
});
export type ProfileStatus = z.infer<typeof profileStatus>;

export const readProfileStatus = operation({
  path: "profile/read-status",
  summary: "Tells how far the person's profile is, and what keeps it from being published.",
  input: nothing,
  output: profileStatus,
  refusals: ["permission_denied"],
});
