import { withOtherWords, wordsOfRules } from "./decks/other-words.ts";
import { reviewDeckInEach } from "./decks/review-deck.ts";
import type { Engine } from "./engine.ts";
import { constraintsIn } from "./matches/criteria/constraints.ts";
import { readText } from "./matches/criteria/read-text.ts";
import { rankMatches } from "./matches/match.ts";
import { reviewProfileByRules } from "./profiles/review-profile.ts";

/** Judges by rule alone: the same gives the same, at no cost. */
export function rulesEngine(): Engine {
  return {
    name: "rules",
    sees: false,
    async reviewDeck(deck, context, { signal }) {
      signal.throwIfAborted();
      const inEach = reviewDeckInEach(deck, context);
      const { language } = context;
      return withOtherWords(inEach[language], language, (other) => wordsOfRules(inEach[other]));
    },
    async reviewProfile(evidence, { signal }) {
      signal.throwIfAborted();
      return reviewProfileByRules(evidence);
    },
    async readCriteria({ text }, { signal }) {
      signal.throwIfAborted();
      return constraintsIn([readText(text)], "cheque");
    },
    async rankMatches(search, options, { signal }) {
      signal.throwIfAborted();
      return rankMatches(search, options);
    },
  };
}
