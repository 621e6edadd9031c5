/** What reads a deck: rules, which only check, or a language model, which judges. */
export const DECK_READERS = ["rules", "model"] as const;
export type DeckReader = (typeof DECK_READERS)[number];

/** What a review judges, in the order in which it is shown (spec §3). */
export const REVIEW_CATEGORIES = ["clarity", "traction", "viability", "completeness"] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Why a deck cannot be reviewed; the words are in the locale files. */
export const DECK_PROBLEMS = [
  "deck_encrypted",
  "deck_without_text",
  "deck_empty",
  "deck_too_large",
  "deck_too_long",
  "deck_too_complex",
  "deck_active",
  "deck_unreadable",
] as const;
export type DeckProblem = (typeof DECK_PROBLEMS)[number];

/** The subject of an issue. */
export const ISSUE_SUBJECTS = [
  "purpose",
  "problem",
  "solution",
  "whyNow",
  "market",
  "product",
  "businessModel",
  "unitEconomics",
  "traction",
  "goToMarket",
  "competition",
  "team",
  "financials",
  "ask",
  "useOfFunds",
  "contact",
  "regulation",
  "wording",
  "layout",
  "spelling",
  "other",
] as const;
export type IssueSubject = (typeof ISSUE_SUBJECTS)[number];

/** What a deck is expected to cover, in the order in which most decks do. */
export const DECK_SECTIONS = [
  "purpose",
  "problem",
  "solution",
  "whyNow",
  "market",
  "product",
  "businessModel",
  "traction",
  "goToMarket",
  "competition",
  "team",
  "financials",
  "ask",
  "useOfFunds",
  "contact",
] as const satisfies readonly IssueSubject[];
export type DeckSection = (typeof DECK_SECTIONS)[number];

/**
 * Whether a section is covered, present without saying anything, missing, or not needed at this
 * stage; a check without a model is often unsure.
 */
export const SECTION_STATES = ["told", "empty", "missing", "unneeded", "unsure"] as const;
export type SectionState = (typeof SECTION_STATES)[number];

export const ISSUE_KINDS = [
  "contradiction",
  "arithmetic",
  "date",
  "unsupported",
  "misleadingMetric",
  "missing",
  "vague",
  "jargon",
  "regulation",
  "argument",
  "teamFit",
  "implausiblePlan",
  "terms",
  "language",
  "other",
] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** A blemish; something an investor will press on; something that could end the conversation. */
export const SEVERITIES = [1, 2, 3] as const;

/** Proven by the deck's own figures; what a careful reader would say; or only to be asked. */
export const CERTAINTIES = ["proven", "likely", "question"] as const;

/** Rules see faults, but hardly excellence: without a fault a deck is excellent, not perfect. */
export const BEST_CHECK_SCORE = 9.2;

/** The bands of spec §5, best first, each with its lowest score. */
export const SCORE_BANDS = [
  { band: "excellent", from: 9 },
  { band: "good", from: 7 },
  { band: "fair", from: 5 },
  { band: "weak", from: 0 },
] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number]["band"];

export function scoreBand(score: number): ScoreBand {
  return SCORE_BANDS.find(({ from }) => score >= from)?.band ?? "weak";
}
