import { useQuery } from "@tanstack/react-query";
import { readDeckReview, startDeckReview } from "../../../contracts/deck-review-operations.ts";
import { FETCH_DEFAULTS } from "../../../contracts/news-feed.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { runInterval } from "../runs/run-state.ts";
import { useRunStart } from "../runs/use-run-start.ts";

/** The query key of all of a person's reviews. */
export function deckReviewKey({ session }: Person): readonly string[] {
  return ["deck-review", session.user.id];
}

/**
 * The reviews of the person's deck, and one of them in full.
 * @param reviewId undefined: the newest of the current deck, else the newest.
 */
export function useDeckReview(person: Person, reviewId?: string) {
  const ask = useAsking();
  const language = useLanguage();
  return useQuery({
    queryKey: [...deckReviewKey(person), reviewId ?? "present", language],
    queryFn: ({ signal }) => ask(readDeckReview, { reviewId, language }, signal),
    refetchInterval: runInterval,
    refetchOnMount: "always",
    staleTime: 0,
    // A missing review will still be missing in a second.
    retry: (failures, error) => !isNotThere(error) && failures < FETCH_DEFAULTS.retries,
  });
}

export function isNotThere(error: unknown): boolean {
  return (
    error instanceof OperationFailure &&
    (error.code === "not_found" || error.code === "invalid_input")
  );
}

/** Starts a review of the deck, for credits. */
export function useReviewStart(person: Person) {
  return useRunStart(person, startDeckReview, deckReviewKey(person));
}
