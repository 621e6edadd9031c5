import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type DeckReviewState, markDeckIssue } from "../../../contracts/deck-review-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { deckReviewKey } from "./use-deck-review.ts";
import { withMark } from "./with-mark.ts";

type Mark = { issueId: string; fixed: boolean };

/**
 * Marks issues of a review as fixed, or takes the mark back: shown at once, and taken back with a
 * word of it when it could not be kept (spec §8).
 */
export function useIssueMarks(person: Person, reviewId: string): (mark: Mark) => void {
  const t = useMessages("deckReview");
  const queries = useQueryClient();
  const token = useAccessToken();
  const queryKey = deckReviewKey(person);
  const mutationKey = [...queryKey, "marks"];
  const show = ({ issueId, fixed }: Mark) =>
    queries.setQueriesData<DeckReviewState>({ queryKey }, (state) =>
      withMark(state, reviewId, issueId, fixed),
    );
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: a box that is pressed twice ends as it was pressed last.
    scope: { id: mutationKey.join(" ") },
    networkMode: "always",
    mutationFn: async (mark: Mark) =>
      callOperation(markDeckIssue, await token(), { reviewId, ...mark }),
    onMutate: async (mark) => {
      // An answer on its way does not know of it yet.
      await queries.cancelQueries({ queryKey });
      show(mark);
    },
    onError: (error, { issueId, fixed }) => {
      console.error("A mark could not be kept", error);
      show({ issueId, fixed: !fixed });
      void notify("error", t("markFailed"));
    },
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });
  return mutate;
}
