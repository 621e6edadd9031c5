/** The page of the newest review; people return to it after buying credits. */
export const REVIEW_ADDRESS = "/profile?tab=review";

/** The query parameter of an earlier review. */
export const REVIEW_PARAMETER = "review";

/** The address of a review; without an id, of the newest. */
export function reviewAddress(reviewId?: string): string {
  return reviewId === undefined
    ? REVIEW_ADDRESS
    : `${REVIEW_ADDRESS}&${REVIEW_PARAMETER}=${reviewId}`;
}
