import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { nothing, operation } from "./operation.ts";
import { profileVerdict } from "./profile-review.ts";
import { begunRun, runView, shownPrice } from "./runs.ts";

export const publishProfile = operation({
  path: "profile/publish",
  summary: "Has the person's profile reviewed, for credits, and published when it passes.",
  input: z.object({ language: z.enum(LANGUAGES), shownPrice }),
  output: begunRun,
  takesKey: true,
  refusals: [
    "permission_denied",
    "not_enough_credits",
    "price_raised",
    "key_reused",
    "run_running",
    "publish_blocked",
  ],
});

/** Free profile checks per person and day. */
export const CHECKS_PER_DAY = 10;

export const checkProfile = operation({
  path: "profile/check",
  summary:
    "What the rules of publishing say of the saved profile, without credits: nothing is published or kept.",
  input: z.object({ language: z.enum(LANGUAGES) }),
  output: profileVerdict,
  refusals: ["permission_denied", "profile_missing", "too_many_requests", "service_unavailable"],
});

export const withdrawPage = operation({
  path: "profile/withdraw",
  summary: "Takes the person's public page down; the profile stays and can be published again.",
  input: nothing,
  output: z.null(),
  refusals: ["permission_denied", "not_found", "run_running"],
});

/** The outcome of the person's appeal against a rejection. */
const appealView = z.object({
  createdAt: z.iso.datetime(),
  /** Null while it is undecided. */
  decision: z.enum(["accepted", "declined"]).nullable(),
  reason: z.string(),
});

const publicationState = z.object({
  run: runView.nullable(),
  judged: profileVerdict
    .extend({ createdAt: z.iso.datetime(), appeal: appealView.nullable() })
    .nullable(),
});
export const readPublication = operation({
  path: "profile/read-publication",
  summary: "The newest run of publishing, and what the review said last.",
  input: z.object({
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe("The reader's; by default, and for what was not worded in it, the run's."),
  }),
  output: publicationState.extend({
    usesModel: z
      .boolean()
      .describe(
        "Whether a language model reads the profile, too, and translates the page afterwards.",
      ),
  }),
  refusals: ["permission_denied"],
});
export type PublicationState = z.infer<typeof readPublication.output>;
