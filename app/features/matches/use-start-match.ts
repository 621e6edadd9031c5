import { startMatch } from "../../../contracts/match-operations.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useKeyedCall } from "../account/use-keyed-call.ts";
import { useCreditsChanged } from "../credits/use-credits.ts";
import { useMatchesChanged } from "./use-matches.ts";

/** Begins a match. What stands in its way and is to be done elsewhere is told apart from failures. */
export function useStartMatch(person: Person) {
  const language = useLanguage();
  const matchesChanged = useMatchesChanged(person);
  const creditsChanged = useCreditsChanged(person);
  const refresh = () => Promise.all([matchesChanged(), creditsChanged()]);
  const call = useKeyedCall(startMatch, { onSuccess: refresh });
  const lacksProfile = isProfileMissing(call.error);
  return {
    isBusy: call.isPending,
    lacksProfile,
    error: lacksProfile ? null : call.error,
    /** @throws what `error` then is */
    start: async (evenIfUnchanged: boolean): Promise<void> => {
      try {
        await call.mutateAsync({ language, evenIfUnchanged });
      } catch (error) {
        if (isProfileMissing(error)) return;
        // Another tab may have begun one, or spent the credits: the question is to say what holds now.
        void refresh();
        throw error;
      }
    },
  };
}

function isProfileMissing(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "profile_missing";
}
