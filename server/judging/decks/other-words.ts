import type { DeckReview, RuleWords, WordedReview } from "../../../contracts/deck-review.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";

/**
 * A review with the rules' words for readers of the other languages
 * (docs/decisions/0051-reviews-in-each-language.md).
 * @param wordsIn the rules' words for this review in a language
 */
export function withOtherWords(
  review: DeckReview,
  own: Language,
  wordsIn: (language: Language) => RuleWords,
): WordedReview {
  const others = LANGUAGES.filter((language) => language !== own);
  const otherWords = Object.fromEntries(others.map((language) => [language, wordsIn(language)]));
  return { ...review, otherWords };
}

/** All words of a review by rules alone. */
export function wordsOfRules({ issues, strengths, agrees, questions }: DeckReview): RuleWords {
  return {
    issues: Object.fromEntries(issues.map(({ id, why }) => [id, why])),
    strengths: strengths.map(({ why }) => why),
    agrees: agrees.map(({ why }) => why),
    questions,
  };
}
