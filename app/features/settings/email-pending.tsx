import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callAuth } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { replaceData } from "../../platform/replace-data.ts";
import { Notice } from "../../ui/form/notice.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { FormProblem } from "./form-problem.tsx";
import { focusSection } from "./settings-section.tsx";
import { accountKey } from "./use-account.ts";

/** A pending change of address: its mails can be sent again, or the change cancelled. */
export function EmailPending(props: { person: Person; current: string; next: string }) {
  const { person, current, next } = props;
  const t = useMessages("settings");
  const sayFailure = useSayFailure(PASSWORD_MIN_IN_SETTINGS);
  const { connect, siteUrl } = useBackend();
  const queries = useQueryClient();

  const resend = useMutation({
    networkMode: "always",
    mutationFn: () =>
      callAuth(connect, (client) =>
        client.auth.resend({
          type: "email_change",
          email: current,
          options: { emailRedirectTo: `${siteUrl}/settings` },
        }),
      ),
  });
  const cancel = useMutation({
    networkMode: "always",
    mutationFn: () => callAuth(connect, (client) => client.auth.updateUser({ email: current })),
    onMutate: () => resend.reset(),
    onSuccess: async ({ data }) => {
      await replaceData(queries, accountKey(person, "user"), data.user);
      focusSection("email");
    },
  });
  const failure = cancel.error ?? resend.error;
  const busy = resend.isPending || cancel.isPending;

  return (
    <>
      <Notice kind="info">
        <p className="font-semibold wrap-anywhere">{t("emailPendingTitle", { email: next })}</p>
        <p className="mt-1 wrap-anywhere">{t("emailPendingText", { current, next })}</p>
      </Notice>
      {resend.isSuccess ? (
        <Notice kind="success">
          <p>{t("emailResent")}</p>
        </Notice>
      ) : null}
      <FormProblem text={failure ? sayFailure(failure) : undefined} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy}
          onClick={() => busy || resend.mutate()}
        >
          {t("emailResend")}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy}
          onClick={() => busy || cancel.mutate()}
        >
          {t("emailCancel")}
        </button>
      </div>
    </>
  );
}
