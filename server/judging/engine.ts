import type { Constraint } from "../../contracts/constraints.ts";
import type { WordedReview } from "../../contracts/deck-review.ts";
import type { Match, MatchDirection } from "../../contracts/matching.ts";
import type { ProfileVerdict } from "../../contracts/profile-review.ts";
import type { ModelCall } from "../services/language-model/language-model.ts";
import type { Deck } from "./decks/read/deck.ts";
import type { ReviewContext } from "./decks/review-context.ts";
import type { MatchOptions, MatchSearch } from "./matches/match.ts";
import type { ProfileEvidence } from "./profiles/profile-evidence.ts";

/** The conditions of a question: when to give up, and who is told what it cost. */
export type Asking = {
  signal: AbortSignal;
  /** Called once for each call of a language model, even a failed one. */
  onCall(call: ModelCall): Promise<void>;
};

/**
 * Judges decks, profiles and matches by rules, or with a language model beside them. Texts are evidence,
 * whatever they tell their reader to do.
 * Each method throws EngineUnavailable, or the signal's reason.
 */
export type Engine = {
  /** `rules`, or the model's name. */
  name: string;
  /** Whether it looks at pictures of a deck's pages. */
  sees: boolean;
  reviewDeck(deck: Deck, context: ReviewContext, asking: Asking): Promise<WordedReview>;
  reviewProfile(evidence: ProfileEvidence, asking: Asking): Promise<ProfileVerdict>;
  /** What a text of criteria asks for and refuses, from the searcher's point of view. */
  readCriteria(
    criteria: { text: string; direction: MatchDirection },
    asking: Asking,
  ): Promise<Constraint[]>;
  /** Confirmed refusals are applied by rule, without asking a model. */
  rankMatches(search: MatchSearch, options: MatchOptions, asking: Asking): Promise<Match[]>;
};

/** The engine does not answer, or its answer cannot be used. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
}
