import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";

/** What is known of the reviews, with an issue of one of them marked as fixed, or not. */
export function withMark(
  state: DeckReviewState | undefined,
  reviewId: string,
  issueId: string,
  fixed: boolean,
): DeckReviewState | undefined {
  if (state?.review?.id !== reviewId) return state;
  const others = state.review.fixed.filter((id) => id !== issueId);
  return {
    ...state,
    review: { ...state.review, fixed: fixed ? [...others, issueId] : others },
  };
}
