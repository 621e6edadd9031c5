import { expect, test } from "vitest";
import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";
import { withMark } from "./with-mark.ts";

const REVIEW_ID = "0d2b6f5e-9a55-4b11-8f0b-111111111111";

function state(fixed: string[]): DeckReviewState {
  return {
    run: null,
    deck: null,
    changes: null,
    history: [],
    review: {
      id: REVIEW_ID,
      createdAt: "2026-11-20T08:00:00Z",
      fileName: "deck.pdf",
      isOfPresentDeck: true,
      fixed,
      review: {
        score: 7,
        subScores: { clarity: 7, traction: 7, viability: 7, completeness: 7 },
        issues: [],
        strengths: [],
        language: "en",
        pages: 1,
      },
    },
  };
}

test("a mark is set once and taken back, and the others stay", () => {
  expect(withMark(state(["a"]), REVIEW_ID, "b", true)?.review?.fixed).toEqual(["a", "b"]);
  expect(withMark(state(["a", "b"]), REVIEW_ID, "b", true)?.review?.fixed).toEqual(["a", "b"]);
  expect(withMark(state(["a", "b"]), REVIEW_ID, "a", false)?.review?.fixed).toEqual(["b"]);
});

test("what is shown of another review, or of none, is left alone", () => {
  const other = state(["a"]);
  expect(withMark(other, "0d2b6f5e-9a55-4b11-8f0b-222222222222", "b", true)).toBe(other);
  expect(withMark(undefined, REVIEW_ID, "b", true)).toBeUndefined();
});
