import type { DeckAnswer } from "./deck-question.ts";

/**
 * We have no labels for decks that are well made but have one fatal fault, so the parts may raise the
 * whole only a little more than was measured (1.3).
 */
const MOST_ABOVE_WHOLE = 1.5;

/**
 * A reader's score for a deck, from 0 to 10: the mean of the score for the whole and its four parts.
 * By itself the score for the whole is 0.5 to 2 too low in the middle of the scale, since the most
 * serious fault decides it; the mean agrees with labels and needs no constants of its own
 * (cross-validated in docs/decisions/0036-a-model-judges-rules-check.md).
 */
export function readerScore({ score, subScores }: Pick<DeckAnswer, "score" | "subScores">): number {
  const given = [score, ...Object.values(subScores)];
  const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
  return Math.min(mean, score + MOST_ABOVE_WHOLE);
}
