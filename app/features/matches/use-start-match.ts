import { startMatch } from "../../../contracts/match-operations.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useRunStart } from "../runs/use-run-start.ts";
import { matchesKey } from "./use-matches.ts";

/** Starts a match. Obstacles that the person must remove elsewhere are kept apart from failures. */
export function useStartMatch(person: Person) {
  const language = useLanguage();
  const key = matchesKey(person.session.user.id);
  const { begin, isPending, error } = useRunStart(person, startMatch, key);
  return {
    isBusy: isPending,
    lacksProfile: isProfileMissing(error),
    /** @throws any other failure */
    start: (wish: { evenIfUnchanged: boolean; shownPrice: number | undefined }): Promise<unknown> =>
      begin({ language, ...wish }).catch((refusal: unknown) => {
        if (!isProfileMissing(refusal)) throw refusal;
      }),
  };
}

function isProfileMissing(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "profile_missing";
}
