/** Where the newest review is shown, and where who has to buy credits first comes back to. */
export const REVIEW_ADDRESS = "/profile?tab=review";

/** The part of the address that names an earlier review. */
export const REVIEW_PARAMETER = "review";

/** Where a review is shown; none: the newest. */
export function reviewAddress(reviewId?: string): string {
  return reviewId === undefined
    ? REVIEW_ADDRESS
    : `${REVIEW_ADDRESS}&${REVIEW_PARAMETER}=${reviewId}`;
}
