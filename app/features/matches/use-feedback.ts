import { useQueryClient } from "@tanstack/react-query";
import {
  type MatchResult,
  type MatchState,
  saveMatchFeedback,
} from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { usePress } from "../../platform/use-press.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { useIntroductionsChanged } from "./use-introductions.ts";
import { matchesKey } from "./use-matches.ts";

type Feedback = MatchResult["feedback"];

/**
 * Saves the person's feedback on a candidate: shown at once, and undone if it could not be saved.
 */
export function useFeedback(
  person: Person,
  { candidateId, feedback: before }: Pick<MatchResult, "candidateId" | "feedback">,
) {
  const t = useMessages("matches");
  const sayFailure = useSayFailure();
  const token = useAccessToken();
  const queries = useQueryClient();
  const changed = useIntroductionsChanged(person);
  const queryKey = matchesKey(person.session.user.id);
  const show = (feedback: Feedback) =>
    queries.setQueriesData<MatchState>(
      { queryKey },
      (state) => state && withFeedback(state, candidateId, feedback),
    );
  return usePress<Feedback>({
    queryKey,
    save: async (feedback) =>
      callOperation(saveMatchFeedback, await token(), {
        candidateId,
        kind: feedback?.kind ?? null,
        reason: feedback?.reason ?? "",
      }),
    show(feedback) {
      show(feedback);
      return () => show(before);
    },
    onFailed(error) {
      console.error("What was said of a match could not be saved", error);
      void notify("error", t("feedbackFailed", { reason: sayFailure(error) }));
    },
    // An introduction shows it, too.
    readAnew: changed,
  });
}

function withFeedback(state: MatchState, candidateId: string, feedback: Feedback): MatchState {
  if (!state.shown) return state;
  const results = state.shown.results.map((result) =>
    result.candidateId === candidateId ? { ...result, feedback } : result,
  );
  return { ...state, shown: { ...state.shown, results } };
}
