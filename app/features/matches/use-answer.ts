import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerIntroduction, type Introduction } from "../../../contracts/introductions.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { standing } from "./introductions.ts";
import { introductionsKey } from "./introductions-query.ts";
import { useIntroductionsChanged } from "./use-introductions.ts";

export type Answer = "agreed" | "declined" | "withdrawn";

/**
 * Accepts, declines or withdraws an introduction.
 * @param onAnswered called once the answer is visible, or one that came before it
 */
export function useAnswer(person: Person, id: string, onAnswered: () => void) {
  const t = useMessages("matches");
  const sayFailure = useSayFailure();
  const token = useAccessToken();
  const queries = useQueryClient();
  const changed = useIntroductionsChanged(person);
  const queryKey = introductionsKey(person.session.user.id);
  return useMutation({
    networkMode: "always",
    mutationFn: async (answer: Answer) =>
      callOperation(answerIntroduction, await token(), { id, answer }),
    onError: async (error) => {
      console.error("The introduction could not be answered", error);
      const isShown = changed();
      if (!(error instanceof OperationFailure) || error.code !== "not_found") return;
      await isShown;
      const lists = queries.getQueriesData<Introduction[]>({ queryKey });
      const now = lists.flatMap(([, list]) => list ?? []).find((one) => one.id === id);
      if (now?.state === "asked") return;
      // The dialog that would report it is gone: nobody waits for an answer any more.
      void notify("error", now ? t(standing(now)) : sayFailure(error));
      onAnswered();
    },
    onSuccess: async () => {
      await changed();
      onAnswered();
    },
  });
}
