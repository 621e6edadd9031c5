import { useQuery } from "@tanstack/react-query";
import { listIntroductions } from "../../../contracts/introductions.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useAsking } from "../account/use-asking.ts";

/** In case no live connection reports changes. */
const ASK_EVERY_MS = 60_000;
/** Parts of a page appear one after the other, and should still share one request. */
const JUST_READ_MS = 2000;

export function introductionsKey(userId: string): readonly string[] {
  return ["introductions", userId];
}

/** The introductions requested by or from somebody: one request for all that show any of them. */
export function useIntroductionsOf(userId: string) {
  const ask = useAsking();
  const language = useLanguage();
  return useQuery({
    queryKey: [...introductionsKey(userId), language],
    queryFn: async ({ signal }) => {
      const { introductions } = await ask(listIntroductions, { language }, signal);
      return introductions;
    },
    // The other side answers elsewhere.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === "asked") ? ASK_EVERY_MS : false,
    staleTime: JUST_READ_MS,
  });
}
