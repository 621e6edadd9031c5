import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { liftMailStop, readMailStop } from "../../../contracts/account-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { useSayFailure } from "../problems/failure.ts";
import { focusSection } from "./settings-section.tsx";
import { accountKey } from "./use-account.ts";

/**
 * Says that mails to the person's address have come back, and what to do; renders nothing while
 * they arrive.
 */
export function MailStopNotice({ person, email }: { person: Person; email: string }) {
  const t = useMessages("settings");
  const sayFailure = useSayFailure();
  const queries = useQueryClient();
  const token = useAccessToken();
  const ask = useAsking();
  // Another address has another state.
  const key = [...accountKey(person, "mail-stop"), email];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(readMailStop, {}, signal),
    staleTime: 0,
  });
  const lift = useMutation({
    mutationFn: async () => callOperation(liftMailStop, await token(), {}),
    onSuccess: () => {
      queries.setQueryData(key, { stop: null });
      focusSection("email");
      notify("success", t("mailStopLifted"));
    },
    onError: (error: unknown) => {
      console.error("Mails could not be turned on again", error);
      notify("error", sayFailure(error));
    },
  });
  const stop = data?.stop;
  if (!stop) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{t(`mailStopTitle_${stop.reason}`)}</p>
      <p className="mt-1 wrap-anywhere">{t(`mailStopText_${stop.reason}`, { email })}</p>
      <button
        type="button"
        className="button button-quiet mt-3"
        aria-disabled={lift.isPending}
        onClick={() => lift.isPending || lift.mutate()}
      >
        {t("mailStopLift")}
      </button>
    </Notice>
  );
}
