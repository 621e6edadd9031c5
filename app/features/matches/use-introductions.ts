import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askForIntroduction } from "../../../contracts/introductions.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import { useAccessToken } from "../account/access-token.ts";
import { activityKey } from "../account/activity-key.ts";
import type { Person } from "../account/signed-in.tsx";
import { introductionsKey, useIntroductionsOf } from "./introductions-query.ts";
import { useMatchesChanged } from "./use-matches.ts";

/** The introductions requested by or from the person. */
export function useIntroductions({ session }: Person) {
  return useIntroductionsOf(session.user.id);
}

/**
 * Refetches everything that depends on the person's introductions whenever one of them changes,
 * live.
 */
export function useIntroductionChanges(person: Person): void {
  const { connect } = useBackend();
  const queries = useQueryClient();
  const changed = useIntroductionsChanged(person);
  const activity = activityKey(person.session.user.id);
  useRowChanges(connect, "introductions", {}, () =>
    Promise.all([changed(), queries.invalidateQueries({ queryKey: activity })]),
  );
}

/** Asks a candidate of a match for an introduction. @param onAsked once the request is visible */
export function useAsk(person: Person, candidateId: string, onAsked: () => void) {
  const token = useAccessToken();
  const changed = useIntroductionsChanged(person);
  return useMutation({
    networkMode: "always",
    mutationFn: async (message: string) =>
      callOperation(askForIntroduction, await token(), { candidateId, message }),
    onError: (error) => {
      console.error("The introduction could not be asked for", error);
      // The other side may have asked or left in the meantime: the shown state was out of date.
      void changed();
    },
    onSuccess: async () => {
      await changed();
      onAsked();
    },
  });
}

/** @returns a function that refetches the person's introductions and matches. */
export function useIntroductionsChanged(person: Person): () => Promise<unknown> {
  const queries = useQueryClient();
  const matchesChanged = useMatchesChanged(person);
  const queryKey = introductionsKey(person.session.user.id);
  return () => Promise.all([queries.invalidateQueries({ queryKey }), matchesChanged()]);
}
