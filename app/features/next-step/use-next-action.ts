import { nameOfSilence, useIsSettled } from "../account/settled-notices.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { useCredits } from "../credits/use-credits.ts";
import { useIntroductions } from "../matches/use-introductions.ts";
import { type NextAction, nextAction } from "./next-action.ts";

/** The one thing to do now, and the person's public page; undefined until all of it is known. */
export function useNextAction(
  person: Person,
): { action: NextAction; page: string | null } | undefined {
  const { data: status } = useProfileStatus(person);
  const { data: credits } = useCredits(person);
  const { data: introductions } = useIntroductions(person);
  const silent = status?.silentWebsite ?? null;
  const hasResponded = useIsSettled(silent ? nameOfSilence(silent) : "");
  if (!status || !credits || !introductions) return undefined;
  const silentWebsite = hasResponded ? null : silent;
  return {
    action: nextAction({
      role: person.role,
      status: { ...status, silentWebsite },
      credits,
      introductions,
    }),
    page: status.page,
  };
}
