import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { confirmCriteria, readCriteria } from "../../../../contracts/match-operations.ts";
import { notify } from "../../../platform/notify.ts";
import { callOperation, isEditedElsewhere } from "../../../platform/operations.ts";
import { useAccessToken } from "../../account/access-token.ts";
import type { Person } from "../../account/signed-in.tsx";
import { useAsking } from "../../account/use-asking.ts";
import { statusKey } from "../../account/use-profile-status.ts";
import { useSayFailure } from "../../problems/failure.ts";
import { useMatchesChanged } from "../use-matches.ts";
import { type Meant, withoutNumbers } from "./points.ts";

/** The saved criteria, and the newest match, which may have had them read again. */
export type Criteria = { saved: string; matchedBy: string };

/** While a model reads the text more closely, which takes about ten seconds. */
const LOOK_AGAIN_MS = 3000;

function readingKey(userId: string, { saved, matchedBy }: Criteria): readonly string[] {
  return ["criteria-reading", userId, saved, matchedBy];
}

/** How the person's saved criteria were understood. */
export function useCriteriaReading({ session }: Person, criteria: Criteria) {
  const ask = useAsking();
  return useQuery({
    queryKey: readingKey(session.user.id, criteria),
    queryFn: ({ signal }) => ask(readCriteria, {}, signal),
    refetchOnMount: "always",
    // What is being edited stays in place.
    placeholderData: (before) => before,
    // Points that are being edited must not change under the person's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.isBeingRead ? LOOK_AGAIN_MS : false),
  });
}

/**
 * Confirms the points as what the person means by the text. @param onConfirmed called once they are
 * shown
 */
export function useConfirmCriteria(
  person: Person,
  criteria: Criteria,
  onConfirmed: (meant: Meant) => void,
) {
  const token = useAccessToken();
  const queries = useQueryClient();
  const matchesChanged = useMatchesChanged(person);
  const sayFailure = useSayFailure();
  const { id } = person.session.user;
  const { mutate, isPending, error, reset } = useMutation({
    // One after the other, so that the last press decides.
    scope: { id: `confirm-criteria ${id}` },
    networkMode: "always",
    mutationFn: async ({ text, points }: Meant) =>
      callOperation(confirmCriteria, await token(), { text, constraints: withoutNumbers(points) }),
    onError: (error) => {
      console.error("The points of the criteria could not be confirmed", error);
      // Other criteria were saved elsewhere: they are shown, and read back.
      if (isEditedElsewhere(error)) {
        void queries.invalidateQueries({ queryKey: statusKey(id) });
        void notify("error", sayFailure(error));
      }
    },
    onSuccess: async (reading, meant) => {
      queries.setQueryData(readingKey(id, criteria), reading);
      onConfirmed(meant);
      // Other points make a different match.
      await matchesChanged();
    },
  });
  return { mutate, isPending, error: isEditedElsewhere(error) ? null : error, reset };
}
