import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readDeckReview, startDeckReview } from "../../../contracts/deck-review-operations.ts";
import type { Language } from "../../../contracts/languages.ts";
import { FETCH_DEFAULTS } from "../../../contracts/news-feed.ts";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useKeyedCall } from "../account/use-keyed-call.ts";
import { useCreditsChanged } from "../credits/use-credits.ts";
import { runInterval } from "../runs/run-state.ts";

/** Under which all of a person's reviews are kept. */
export function deckReviewKey({ session }: Person): readonly string[] {
  return ["deck-review", session.user.id];
}

/**
 * The reviews of the person's deck, and one of them in full.
 * @param reviewId undefined: the newest.
 */
export function useDeckReview(person: Person, reviewId?: string) {
  const token = useAccessToken();
  return useQuery({
    queryKey: [...deckReviewKey(person), reviewId ?? "newest"],
    queryFn: async () => callOperation(readDeckReview, await token(), { reviewId }),
    refetchInterval: runInterval,
    refetchOnMount: "always",
    staleTime: 0,
    // What is not there will not be there in a second either.
    retry: (failures, error) => !isNotThere(error) && failures < FETCH_DEFAULTS.retries,
  });
}

export function isNotThere(error: unknown): boolean {
  return (
    error instanceof OperationFailure &&
    (error.code === "not_found" || error.code === "invalid_input")
  );
}

/** Has the deck reviewed, for credits. */
export function useReviewStart(person: Person) {
  const queries = useQueryClient();
  const creditsChanged = useCreditsChanged(person);
  const showAnew = () =>
    Promise.all([queries.invalidateQueries({ queryKey: deckReviewKey(person) }), creditsChanged()]);
  const { mutateAsync, isPending, error } = useKeyedCall(startDeckReview, { onSuccess: showAnew });
  return {
    isPending,
    error,
    /** @throws what `error` then is */
    begin: (language: Language) =>
      mutateAsync({ language }).catch((refusal: unknown) => {
        // Why it was refused, such as a run that is under way, is not on the screen yet.
        void showAnew();
        throw refusal;
      }),
  };
}
