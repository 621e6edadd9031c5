import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import type { Person } from "../account/signed-in.tsx";
import { sayAuthProblem } from "../problems/auth-problem.ts";
import { FormProblem } from "./form-problem.tsx";
import { focusSection } from "./settings-section.tsx";
import { accountKey } from "./use-account.ts";

/** A pending change of address: its mails can be sent again, or the change cancelled. */
export function EmailPending(props: { person: Person; current: string; next: string }) {
  const { person, current, next } = props;
  const t = useMessages("settings");
  const tp = useMessages("problems");
  const language = useLanguage();
  const { connect, siteUrl } = useBackend();
  const queries = useQueryClient();

  const resend = useMutation({
    mutationFn: async () => {
      const client = await connect();
      const { error } = await client.auth.resend({
        type: "email_change",
        email: current,
        options: { emailRedirectTo: `${siteUrl}/settings` },
      });
      if (error) throw error;
    },
  });
  const cancel = useMutation({
    mutationFn: async () => {
      const client = await connect();
      const { data, error } = await client.auth.updateUser({ email: current });
      if (error) throw error;
      return data.user;
    },
    onMutate: () => resend.reset(),
    onSuccess: (user) => {
      queries.setQueryData(accountKey(person, "user"), user);
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
      <FormProblem
        text={failure ? sayAuthProblem(tp, language, failure, PASSWORD_MIN_IN_SETTINGS) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet !whitespace-normal"
          aria-disabled={busy}
          onClick={() => busy || resend.mutate()}
        >
          {t("emailResend")}
        </button>
        <button
          type="button"
          className="button button-quiet !whitespace-normal"
          aria-disabled={busy}
          onClick={() => busy || cancel.mutate()}
        >
          {t("emailCancel")}
        </button>
      </div>
    </>
  );
}
