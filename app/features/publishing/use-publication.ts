import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { publishProfile, readPublication, withdrawPage } from "../../../contracts/publishing.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { statusKey } from "../account/use-profile-status.ts";
import { runInterval } from "../runs/run-state.ts";
import { useRunStart } from "../runs/use-run-start.ts";

/** Its query key. */
export function publicationKey({ session }: Person): readonly string[] {
  return ["publication", session.user.id];
}

/** The state of publishing, and the latest result of the profile's review. */
export function usePublication(person: Person) {
  const ask = useAsking();
  const language = useLanguage();
  return useQuery({
    queryKey: [...publicationKey(person), language],
    queryFn: ({ signal }) => ask(readPublication, { language }, signal),
    refetchInterval: runInterval,
    refetchOnMount: "always",
    staleTime: 0,
  });
}

/** Has the profile reviewed and published for credits. */
export function usePublishing(person: Person) {
  return useRunStart(person, publishProfile, publicationKey(person));
}

/** Takes the public page down. */
export function useWithdrawal(person: Person, { onSuccess }: { onSuccess(): void }) {
  const token = useAccessToken();
  const queries = useQueryClient();
  const queryKey = statusKey(person.session.user.id);
  return useMutation({
    networkMode: "always",
    mutationFn: async () => callOperation(withdrawPage, await token(), {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      onSuccess();
    },
    onError: (error) => {
      console.error("The page could not be taken down", error);
      // It may be gone already, or is being published.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
