import { type DeckReview, deckReview } from "../../contracts/deck-review.ts";
import type { Deck } from "./decks/read/deck.ts";
import { reviewDeck } from "./decks/review-deck.ts";
import { isCertain } from "./decks/rubric/rules.ts";
import { SOME_DAY, writtenDeck } from "./decks/rules/test-written-deck.ts";
import { engineThatHears, judges, type SecondReading } from "./test-engine.ts";

/** A deck of a few pages, for tests of a model's reviews. */
export const PAGES = [
  ["Sawah", "Sawah helps rice farmers sell together."],
  ["Market", "TAM: $2M", "SAM: $5M"],
  ["Traction", "We are growing rapidly.", "90 customers in May 2026"],
  ["Competition", "We have no competitors."],
];
export const DECK = writtenDeck("en", PAGES);
/** The rules' review of it, which the model is given. */
export const BY_RULES = reviewDeck(DECK, SOME_DAY);

export const scores = (of: number) => ({
  clarity: of,
  traction: of,
  viability: of,
  completeness: of,
});
/** An issue of a model's answer. */
export const issue = (page: number, quote: string, changes: object = {}) => ({
  about: "traction",
  kind: "unsupported",
  severity: 2,
  certainty: "likely",
  evidence: [{ page, quote }],
  why: "Nobody can check it.",
  fix: "90 customers in May 2026, up from [number] in April",
  ...changes,
});
/** A model's whole answer. */
export const answer = (changes: object = {}) => ({
  score: 3,
  subScores: scores(3),
  verdict: "An idea with customers, but without evidence that they stay.",
  doubt: null,
  issues: [],
  questions: [],
  sections: [],
  cuts: [],
  calculations: [],
  strengths: [],
  ...changes,
});

/**
 * The review that such an answer leads to, given what a second reading refutes, finds overstated, or finds
 * to repeat an earlier issue.
 */
export async function review(
  said: object,
  { refuted = [], weighed = [], doubles = [], deck = DECK }: SecondReading & { deck?: Deck } = {},
): Promise<DeckReview> {
  const { engine, asking } = await engineThatHears(judges(said, { refuted, weighed, doubles }));
  return deckReview.parse(await engine.reviewDeck(deck, SOME_DAY, asking));
}

/** The rules' calculations, which a model is given. */
export const CERTAIN = BY_RULES.issues.filter(({ rule }) => isCertain(rule));
/** The issues that the model itself found. */
export const judged = ({ issues }: DeckReview) =>
  issues.filter(({ rule }) => rule.startsWith("judged_"));
