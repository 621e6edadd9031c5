import { centreTab } from "../account/account-pages.ts";
/** The page of the current deck's review; people return to it after buying credits. */
export const REVIEW_ADDRESS = centreTab("review");

/** The query parameter of any other review. */
export const REVIEW_PARAMETER = "review";

/** The address of a review; without an id, of the current deck's. */
export function reviewAddress(reviewId?: string): string {
  return reviewId === undefined
    ? REVIEW_ADDRESS
    : `${REVIEW_ADDRESS}&${REVIEW_PARAMETER}=${reviewId}`;
}
