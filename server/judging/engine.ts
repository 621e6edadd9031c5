import type { Constraint } from "../../contracts/constraints.ts";
import type { WordedReview } from "../../contracts/deck-review.ts";
import type { Match, MatchDirection } from "../../contracts/matching.ts";
import type { ProfileVerdict } from "../../contracts/profile-review.ts";
import type { ModelCall } from "../services/language-model/language-model.ts";
import type { Deck } from "./decks/read/deck.ts";
import type { ReviewContext } from "./decks/review-context.ts";
import type { MatchOptions, MatchSearch } from "./matches/match.ts";
import type { ProfileEvidence } from "./profiles/profile-evidence.ts";

/** How a question is asked: until when, and who is told what it cost. */
export type Asking = {
  signal: AbortSignal;
  /** Called once for each call of a language model, also one that failed. */
  onCall(call: ModelCall): Promise<void>;
};

/**
 * What judges decks, profiles and matches: rules, or a language model beside them. What it reads is
 * evidence, whatever it tells its reader to do.
 * Each throws EngineUnavailable, or the signal's reason.
 */
export type Engine = {
  /** `rules`, or the model's name. */
  name: string;
  /** Whether a deck's pages are worth drawing for it. */
  sees: boolean;
  reviewDeck(deck: Deck, context: ReviewContext, asking: Asking): Promise<WordedReview>;
  reviewProfile(evidence: ProfileEvidence, asking: Asking): Promise<ProfileVerdict>;
  /** What a text of criteria asks for and refuses, seen from whoever looks for matches. */
  readCriteria(
    criteria: { text: string; direction: MatchDirection },
    asking: Asking,
  ): Promise<Constraint[]>;
  /** What somebody has confirmed to refuse is left out by rule, and no model is asked. */
  rankMatches(search: MatchSearch, options: MatchOptions, asking: Asking): Promise<Match[]>;
};

/** The engine does not answer, or what it answers cannot be used. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
}
