import { startMatch } from "../../../contracts/match-operations.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useRunStart } from "../runs/use-run-start.ts";
import { matchesKey } from "./use-matches.ts";

/** Begins a match. What stands in its way and is to be done elsewhere is told apart from failures. */
export function useStartMatch(person: Person) {
  const language = useLanguage();
  const key = matchesKey(person.session.user.id);
  const { begin, isPending, error } = useRunStart(person, startMatch, key);
  const lacksProfile = isProfileMissing(error);
  return {
    isBusy: isPending,
    lacksProfile,
    error: lacksProfile ? null : error,
    /** @throws what `error` then is */
    start: (evenIfUnchanged: boolean): Promise<unknown> =>
      begin({ language, evenIfUnchanged }).catch((refusal: unknown) => {
        if (!isProfileMissing(refusal)) throw refusal;
      }),
  };
}

function isProfileMissing(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "profile_missing";
}
