import { z } from "zod";
import { deckIssue, deckReview } from "./deck-review.ts";
import { LANGUAGES } from "./languages.ts";
import { operation } from "./operation.ts";
import { DECK_READERS } from "./review-terms.ts";
import { begunRun, runView, shownPrice } from "./runs.ts";

const language = z.enum(LANGUAGES);
const score = z.number();

export const startDeckReview = operation({
  path: "deck-review/start",
  summary: "Has the person's pitch deck reviewed, for credits; answers the run to follow.",
  input: z.object({
    language: language.describe("In which it is said why something is a fault."),
    shownPrice: shownPrice
      .default(0)
      .describe(
        "The price that the person was shown: refused if the run costs more by now. Without it only the free first review begins.",
      ),
  }),
  output: begunRun,
  takesKey: true,
  refusals: [
    "permission_denied",
    "not_enough_credits",
    "price_raised",
    "key_reused",
    "run_running",
    "deck_missing",
    "free_review_gone",
  ],
});

const storedReview = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  fileName: z.string(),
  /** False when the current deck is another file, which this review does not cover. */
  isOfPresentDeck: z.boolean(),
  review: deckReview,
  fixed: z.array(z.string()).describe("The ids of the issues that are marked as fixed."),
});
export type StoredReview = z.infer<typeof storedReview>;

/** The changes since the previous review. */
const reviewChanges = z.object({
  previousId: z.uuid(),
  scoreBefore: score,
  subScoresBefore: deckReview.shape.subScores,
  judgedByBefore: deckReview.shape.judgedBy,
  sectionsBefore: deckReview.shape.sections,
  gone: z.array(deckIssue),
  newIds: z.array(z.string()),
  remainingIds: z.array(z.string()),
});
export type ReviewChanges = z.infer<typeof reviewChanges>;

const deckReviewState = z.object({
  run: runView.nullable().describe("The newest run, whatever came of it."),
  deck: z.object({ name: z.string(), uploadedAt: z.iso.datetime() }).nullable(),
  review: storedReview.nullable(),
  changes: reviewChanges.nullable(),
  history: z
    .array(
      z.object({
        id: z.uuid(),
        createdAt: z.iso.datetime(),
        fileName: z.string(),
        score,
        judgedBy: deckReview.shape.judgedBy,
        issues: z.int().describe("How many it found."),
      }),
    )
    .describe("Newest first."),
  reader: z
    .enum(DECK_READERS)
    .describe("What would read the deck in the next review: a language model, or only rules."),
});
export type DeckReviewState = z.infer<typeof deckReviewState>;

export const readDeckReview = operation({
  path: "deck-review/read",
  summary:
    "The newest review of the person's present pitch deck, else the newest of all, or the one asked for, and what it changed.",
  input: z.object({
    reviewId: z.uuid().optional(),
    language: language
      .optional()
      .describe("The reader's; by default, and for what was not worded in it, the run's."),
  }),
  output: deckReviewState,
  refusals: ["permission_denied", "not_found"],
});

export const markDeckIssue = operation({
  path: "deck-review/mark-issue",
  summary: "Marks an issue of a review as fixed, or takes the mark back.",
  input: z.object({
    reviewId: z.uuid(),
    issueId: z.string().regex(/^[\w-]{1,64}$/),
    fixed: z.boolean(),
  }),
  output: z.null(),
  refusals: ["not_found"],
});

/** Answers with the file itself. */
export const reportDeckReview = operation({
  path: "deck-review/report",
  summary: "A review of the person's pitch deck as a PDF to keep or to hand on.",
  input: z.object({ reviewId: z.uuid(), language }),
  output: z.null(),
  refusals: ["permission_denied", "not_found"],
});
