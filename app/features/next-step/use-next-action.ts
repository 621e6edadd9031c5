import { useKnownWebsite } from "../account/known-website.ts";
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
  const reviewed = status?.reviewedWebsite ?? null;
  const reviewedWebsite = useKnownWebsite(reviewed?.address ?? "", reviewed);
  if (!status || !credits || !introductions) return undefined;
  return {
    action: nextAction({
      role: person.role,
      status: { ...status, reviewedWebsite },
      credits,
      introductions,
    }),
    page: status.page,
  };
}
