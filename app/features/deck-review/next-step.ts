import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";

/** What a founder should do once the review has been read: one thing, never a choice. */
export type NextStep = "mend" | "publish" | "publishAgain" | "match";

const BY_PUBLICATION: Record<ProfileStatus["publication"], NextStep> = {
  not_published: "publish",
  needs_publishing: "publishAgain",
  published: "match",
};

export function nextStep(score: number, publication: ProfileStatus["publication"]): NextStep {
  return score < MIN_DECK_SCORE ? "mend" : BY_PUBLICATION[publication];
}
