import type { DeckReview } from "../../../contracts/deck-review.ts";

/** A check with that score and no issues. */
export function testReview(score: number): DeckReview {
  return {
    score,
    subScores: { clarity: score, traction: score, viability: score, completeness: score },
    issues: [],
    strengths: [],
    agrees: [],
    sections: [],
    cuts: [],
    judgedBy: "rules",
    verdict: "",
    doubt: null,
    questions: [],
    language: "en",
    pages: 4,
  };
}
