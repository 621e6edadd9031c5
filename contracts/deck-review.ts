import { z } from "zod";
import { CURRENCIES } from "./currencies.ts";
import { PITCH_DECK_MAX_PAGES } from "./files.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { MOST_MONEY } from "./profile-limits.ts";
import {
  CERTAINTIES,
  DECK_READERS,
  DECK_SECTIONS,
  ISSUE_KINDS,
  ISSUE_SUBJECTS,
  REVIEW_CATEGORIES,
  SECTION_STATES,
  SEVERITIES,
} from "./review-terms.ts";

const score = z.number().min(0).max(10).describe("With one decimal.");
const page = z.number().int().positive();

const saidIn = z
  .enum(LANGUAGES)
  .optional()
  .describe("The language in which it is said why: the one asked for, or else the run's.");

export const deckIssue = z.object({
  /** The same issue with the same words keeps its id in the next review. */
  id: z.string().min(1),
  category: z.enum(REVIEW_CATEGORIES),
  rule: z.string().min(1),
  /** Null, with an empty text, when something is missing from the whole deck. */
  page: page.nullable(),
  text: z.string(),
  title: z
    .string()
    .min(1)
    .optional()
    .describe("What is wrong, in a few words of the reader's language; told when it is read."),
  why: z.string().min(1),
  fix: z.string().min(1),
  corrects: z
    .object({ from: z.string().min(1), to: z.string().min(1), at: z.int().min(0) })
    .optional()
    .describe(
      "Where the fix is the deck's line with one figure replaced: which, by what, and where.",
    ),
  // Reviews from before subjects existed get the texts for no issue in particular.
  about: z.enum(ISSUE_SUBJECTS).default("other"),
  kind: z.enum(ISSUE_KINDS).default("other"),
  severity: z.literal(SEVERITIES).default(2),
  certainty: z.enum(CERTAINTIES).default("likely"),
  adds: score
    .optional()
    .describe("What its fix adds to a check's score, once all that comes before it is fixed."),
  place: z
    .int()
    .min(0)
    .optional()
    .describe("Where it comes in a check: of issues as severe what adds most is first."),
  /** Other places that show it, besides `page` and `text`. */
  also: z.array(z.object({ page, quote: z.string().min(1) })).default([]),
  saidIn,
});
export type DeckIssue = z.infer<typeof deckIssue>;

export const deckStrength = z.object({
  about: z.enum(ISSUE_SUBJECTS).default("other"),
  page,
  text: z.string().min(1),
  why: z.string().min(1),
  saidIn,
});
export type DeckStrength = z.infer<typeof deckStrength>;

/** An amount of money as the deck states it. */
const deckFigure = z.object({
  amount: z.int().min(1).max(MOST_MONEY),
  currency: z.enum(CURRENCIES),
  page,
  quote: z.string().min(1),
});
export type DeckFigure = z.infer<typeof deckFigure>;

/** What a deck says about its company that the profile asks for, too; null where it is unclear. */
export const deckFigures = z.object({
  raising: deckFigure.nullable(),
  revenue: deckFigure.nullable(),
});
export type DeckFigures = z.infer<typeof deckFigures>;

export const deckReview = z.object({
  score,
  subScores: z.object({
    clarity: score,
    traction: score,
    viability: score,
    completeness: score,
  }),
  issues: z.array(deckIssue),
  strengths: z.array(deckStrength),
  /** What was computed from the deck's own figures, and is correct. */
  agrees: z.array(deckStrength.omit({ about: true })).default([]),
  /** Empty in reviews from before sections were recorded. */
  sections: z
    .array(z.object({ section: z.enum(DECK_SECTIONS), state: z.enum(SECTION_STATES) }))
    .default([]),
  /** Pages that could go, or be merged with others. */
  cuts: z.array(z.object({ page, why: z.string().min(1) })).default([]),
  judgedBy: z.enum(DECK_READERS).default("rules"),
  /** One sentence; empty where only rules have read the deck. */
  verdict: z.string().default(""),
  /** What would end the conversation, if anything. */
  doubt: z.string().nullable().default(null),
  /** What investors will ask. */
  questions: z.array(z.string()).default([]),
  /** The deck's own language, in which the fixes are written. */
  language: z.enum(LANGUAGES),
  pages: page.max(PITCH_DECK_MAX_PAGES),
  /** Absent in reviews from before figures were offered to the profile. */
  figures: deckFigures.optional(),
  saidIn: saidIn.describe("The language of the verdict, the doubt, the questions and the cuts."),
});
export type DeckReview = z.infer<typeof deckReview>;

/**
 * The rules' words in one language: for issues by their ids, for the rest in the order of its list;
 * lists that a language model wrote are absent.
 */
export const ruleWords = z.object({
  issues: z.record(z.string(), z.string()),
  strengths: z.array(z.string()).optional(),
  agrees: z.array(z.string()).optional(),
  questions: z.array(z.string()).optional(),
});
export type RuleWords = z.infer<typeof ruleWords>;

/** A review as it was judged, with the rules' words for readers of other languages. */
export type WordedReview = DeckReview & { otherWords: Partial<Record<Language, RuleWords>> };
