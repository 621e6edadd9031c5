import { useQuery } from "@tanstack/react-query";
import { listIntroductions } from "../../../contracts/introductions.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";

/** In case no live connection tells. */
const ASK_EVERY_MS = 60_000;

export function introductionsKey(userId: string): readonly string[] {
  return ["introductions", userId];
}

/** The introductions requested by or from somebody: one request for all that show any of them. */
export function useIntroductionsOf(userId: string) {
  const token = useAccessToken();
  const language = useLanguage();
  return useQuery({
    queryKey: [...introductionsKey(userId), language],
    queryFn: async () => {
      const { introductions } = await callOperation(listIntroductions, await token(), { language });
      return introductions;
    },
    // The other side answers elsewhere.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === "asked") ? ASK_EVERY_MS : false,
    staleTime: 0,
  });
}
