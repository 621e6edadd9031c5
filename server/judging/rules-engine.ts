import type { Engine } from "./engine.ts";

/**
 * Judges by rule alone: the same input gives the same answer, at no cost. Each kind of work loads its
 * rules on first use: loading them all takes longer than most judgements.
 */
export function rulesEngine(): Engine {
  return {
    name: "rules",
    sees: false,
    async reviewDeck(deck, context, { signal }) {
      const { reviewDeckInEach } = await import("./decks/review-deck.ts");
      const { withOtherWords, wordsOfRules } = await import("./decks/other-words.ts");
      signal.throwIfAborted();
      const inEach = reviewDeckInEach(deck, context);
      const { language } = context;
      return withOtherWords(inEach[language], language, (other) => wordsOfRules(inEach[other]));
    },
    async reviewProfile(evidence, { signal }) {
      const { reviewProfileByRules } = await import("./profiles/review-profile.ts");
      signal.throwIfAborted();
      return reviewProfileByRules(evidence);
    },
    async readCriteria({ text }, { signal }) {
      const { constraintsIn } = await import("./matches/criteria/constraints.ts");
      const { readText } = await import("./matches/criteria/read-text.ts");
      signal.throwIfAborted();
      return constraintsIn([readText(text)], "cheque");
    },
    async rankMatches(search, options, { signal }) {
      const { rankMatches } = await import("./matches/match.ts");
      signal.throwIfAborted();
      return rankMatches(search, options);
    },
  };
}
