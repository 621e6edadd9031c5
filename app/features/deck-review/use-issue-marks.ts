import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type DeckReviewState,
  markDeckIssue,
  type StoredReview,
} from "../../../contracts/deck-review-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { type Mark, withMark } from "./marks.ts";
import { deckReviewKey } from "./use-deck-review.ts";

/**
 * The issues of a review marked as fixed, and a function that changes a mark: shown at once, and
 * undone with a message if it could not be saved (spec §8).
 */
export function useIssueMarks(person: Person, stored: StoredReview) {
  const t = useMessages("deckReview");
  const queries = useQueryClient();
  const token = useAccessToken();
  // Not an optimistic state: its transition holds back every page until the mark is saved.
  const [saving, setSaving] = useState<Mark[]>([]);
  const queryKey = deckReviewKey(person);
  const { mutateAsync } = useMutation({
    // One after the other: a box pressed twice ends in its last state.
    scope: { id: `marks of ${stored.id}` },
    networkMode: "always",
    mutationFn: async (mark: Mark) =>
      callOperation(markDeckIssue, await token(), { reviewId: stored.id, ...mark }),
    onSuccess: async (_kept, mark) => {
      // An answer in flight does not include it yet.
      await queries.cancelQueries({ queryKey });
      queries.setQueriesData<DeckReviewState>({ queryKey }, (state) =>
        state?.review?.id === stored.id
          ? { ...state, review: { ...state.review, fixed: withMark(state.review.fixed, mark) } }
          : state,
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const mark = async (wanted: Mark) => {
    setSaving((marks) => [...marks, wanted]);
    try {
      await mutateAsync(wanted);
    } catch (error) {
      console.error("A mark could not be kept", error);
      void notify("error", t("markFailed"));
    } finally {
      setSaving((marks) => marks.filter((other) => other !== wanted));
    }
  };
  return { fixed: saving.reduce(withMark, stored.fixed), mark };
}
