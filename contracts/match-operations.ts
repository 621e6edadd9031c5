import { z } from "zod";
import { comparedPoint } from "./compared-points.ts";
import { constraint, MOST_CONSTRAINTS } from "./constraints.ts";
import { LANGUAGES } from "./languages.ts";
import { rateShares } from "./match-rate.ts";
import { matchQuote } from "./matching.ts";
import { nothing, operation } from "./operation.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { begunRun, runView, shownPrice } from "./runs.ts";

export const startMatch = operation({
  path: "match/start",
  summary: "Compares the person's profile with all of the other side, for credits.",
  input: z.object({
    language: z.enum(LANGUAGES),
    shownPrice,
    evenIfUnchanged: z
      .boolean()
      .default(false)
      .describe("Run although neither criteria, profile nor feedback changed since the last run."),
  }),
  output: begunRun,
  takesKey: true,
  refusals: [
    "permission_denied",
    "not_enough_credits",
    "price_raised",
    "key_reused",
    "run_running",
    "criteria_missing",
    "profile_missing",
    "match_unchanged",
  ],
});

export const FEEDBACK_KINDS = ["contacted", "not_a_fit"] as const;
export const FEEDBACK_REASON_MAX = 500;

const feedback = z.object({ kind: z.enum(FEEDBACK_KINDS), reason: z.string() });

export const INTRODUCTION_STATES = ["asked", "agreed", "declined", "withdrawn", "expired"] as const;
export type IntroductionState = (typeof INTRODUCTION_STATES)[number];

export const replyHabit = z
  .object({
    percent: z.int32().min(0).max(100),
    /** From the request to the answer; null when none was answered. */
    medianHours: z.int32().min(0).nullable(),
  })
  .nullable()
  .describe("How often and how fast they answer introductions; null before they were asked often.");
export type ReplyHabit = NonNullable<z.infer<typeof replyHabit>>;

const matchResult = z.object({
  /** The candidate's public page. */
  candidateId: z.uuid(),
  name: z.string(),
  tagline: z.string(),
  logo: z.string(),
  country: z.string(),
  /** Such as `/investors/seed-tree`; null when it has been withdrawn since. */
  page: z.string().nullable(),
  /** The candidate's own; null when the page names none, or has been withdrawn. */
  website: z.string().nullable(),
  facts: z
    .array(
      z.object({
        topic: z.enum(["industry", "stage", "region"]),
        values: z.array(z.string()),
        fits: z.boolean().nullable().describe("Null while the person has named none."),
      }),
    )
    .describe("What the candidate's page says, beside the person's own profile."),
  dealings: z
    .object({
      types: z.array(z.string()).describe("What kind of investor it is; empty for a startup."),
      rounds: z
        .object({
          least: z.number(),
          most: z.number(),
          typical: z.number().nullable().describe("The one in the middle; null of fewer than 3."),
        })
        .nullable()
        .describe("The rounds an investor joined, in thousand US dollars."),
      latest: z
        .object({
          on: z.iso.date(),
          kind: z.string(),
          amount: z.number().nullable().describe("In thousand US dollars; null if undisclosed."),
          company: z.string().nullable().describe("Whom an investor backed; null of a startup."),
        })
        .nullable()
        .describe("Its latest known round, joined or closed."),
    })
    .nullable()
    .describe("What its public page tells of its rounds; null when it has been withdrawn."),
  own: z
    .object({ name: z.string(), page: z.string().nullable() })
    .describe("The person's own company, and its published page."),
  rate: z.int32().min(0).max(100),
  isDoubtful: z
    .boolean()
    .describe(
      "One side may have ruled the other out: such matches stand below the others. Not known of older runs.",
    ),
  reasons: z.array(z.string()),
  telling: z
    .string()
    .nullable()
    .describe(
      "The first reason that is the candidate's own, not only what both share; null for older runs, too.",
    ),
  shared: z
    .string()
    .nullable()
    .describe(
      "What both sides have in common, without an amount: it may be said to the other side. Null for older runs, too.",
    ),
  quote: matchQuote
    .nullable()
    .describe("What one side has written that fits the other; null for older runs, too."),
  against: z.string(),
  conflicts: z.array(z.string()),
  points: z
    .array(comparedPoint)
    .describe("Each point of the person's criteria, and whether it is met; empty for older runs."),
  shares: rateShares
    .nullable()
    .describe("What the rate is made of, as far as it may be told; null for older runs."),
  language: z
    .enum(LANGUAGES)
    .describe("Of reasons, against and conflicts: the one asked for, or else the run's."),
  feedback: feedback.nullable(),
  /** Whether there is somebody to introduce, and the state of an introduction. */
  introduction: z
    .enum(["possible", "needs_page", "impossible", "unavailable", ...INTRODUCTION_STATES])
    .describe(
      "`needs_page`: somebody is there, and the person has no public page to show them. `unavailable`: not at present. `impossible`: nobody is there.",
    ),
  replies: replyHabit,
});
export type MatchResult = z.infer<typeof matchResult>;

const matchState = z.object({
  run: runView.nullable().describe("The newest run, whatever came of it."),
  hasProfile: z
    .boolean()
    .describe("A complete profile is saved: else there is nothing to compare."),
  isUnchanged: z
    .boolean()
    .describe("Neither criteria, profile nor feedback changed since the last finished run."),
  shown: z
    .object({ runId: z.uuid(), createdAt: z.iso.datetime(), results: z.array(matchResult) })
    .nullable(),
  history: z
    .array(z.object({ runId: z.uuid(), createdAt: z.iso.datetime(), count: z.int32() }))
    .describe("Finished runs, newest first."),
});
export type MatchState = z.infer<typeof matchState>;

export const readMatches = operation({
  path: "match/read",
  summary: "The person's newest matches, or those of the run asked for, and the runs before.",
  input: z.object({
    runId: z.uuid().optional(),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe("The reader's. Matches of older runs, and a model's doubts, stay in the run's."),
  }),
  output: matchState,
  refusals: ["permission_denied", "not_found"],
});

export const saveMatchFeedback = operation({
  path: "match/save-feedback",
  summary: "Keeps what the person says of a candidate; the next run goes by it.",
  input: z.object({
    candidateId: z.uuid(),
    kind: z.enum(FEEDBACK_KINDS).nullable().describe("Null takes back what was said."),
    reason: z.string().trim().max(FEEDBACK_REASON_MAX).default(""),
  }),
  output: z.null(),
  refusals: ["permission_denied", "not_found"],
});

const criteriaReading = z.object({
  text: z.string().describe("The saved criteria that were read."),
  constraints: z.array(constraint),
  readBy: z.string().describe("`rules`, or the name of the language model that read the text."),
  isConfirmed: z.boolean().describe("The person has said that this is what they mean."),
  isBeingRead: z
    .boolean()
    .describe("A language model is reading the text more closely: ask again in some seconds."),
});
export type CriteriaReading = z.infer<typeof criteriaReading>;

export const readCriteria = operation({
  path: "match/read-criteria",
  summary:
    "How the person's saved match criteria are read: what they ask for and refuse, point by point. A text is read once by rules, at once, and where there is a language model once by that, in the background.",
  input: nothing,
  output: criteriaReading,
  refusals: ["permission_denied", "criteria_missing", "profile_missing"],
});

export const confirmCriteria = operation({
  path: "match/confirm-criteria",
  summary:
    "Keeps the points as what the person means by the saved match criteria. From then on a match goes by these, and whom they refuse is left out.",
  input: z.object({
    text: z
      .string()
      .max(PROFILE_TEXT_LIMITS.match_criteria)
      // As for the saved criteria: the database cannot store NUL.
      .overwrite((text) => text.replaceAll("\0", ""))
      .describe("The text that the points belong to; refused once other criteria were saved."),
    constraints: z
      .array(constraint)
      .max(MOST_CONSTRAINTS)
      .describe("All points, as the person has mended them."),
  }),
  output: criteriaReading,
  refusals: ["permission_denied", "criteria_missing", "profile_missing", "edited_elsewhere"],
});
