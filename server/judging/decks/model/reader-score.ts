import type { DeckAnswer } from "./deck-question.ts";

/**
 * No labelled deck says what a deck is worth that is told well and has one fault that ends the talk:
 * the parts lift the whole no further than a little beyond where they were measured (1.3).
 */
const MOST_ABOVE_WHOLE = 1.5;

/**
 * What a deck is worth to a reader, from 0 to 10: the mean of the score of the whole and of its four
 * parts. Given alone the score of the whole is 0.5 to 2 too low in the middle of the scale, since the
 * most serious fault decides it; the mean falls where labels do and needs no constants of its own
 * (cross-validated in docs/decisions/0036-a-model-judges-rules-check.md).
 */
export function readerScore({ score, subScores }: Pick<DeckAnswer, "score" | "subScores">): number {
  const given = [score, ...Object.values(subScores)];
  const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
  return Math.min(mean, score + MOST_ABOVE_WHOLE);
}
