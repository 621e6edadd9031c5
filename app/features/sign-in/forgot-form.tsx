import { useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import { emailOnly } from "./fields.ts";
import { MailboxLink } from "./mailbox-link.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/**
 * Requests a link to set a new password (spec §7); the answer does not reveal whether there is an
 * account.
 */
export function ForgotForm({ email }: { email: string }) {
  const t = useMessages("auth");
  const { siteUrl } = useBackend();
  const [sentTo, setSentTo] = useState<string>();
  const { place, submit, busy, notice, failure } = useAuthForm({
    schema: emailOnly,
    ...(email !== "" && { values: { email } }),
    send: (client, given) =>
      client.auth.resetPasswordForEmail(given.email, {
        redirectTo: new URL("/reset-password", siteUrl).href,
      }),
    onDone: (given) => setSentTo(given.email),
  });
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      {...(failure && { noticeTitle: t("resetSendFailed") })}
      busy={busy}
      label={sentTo === undefined ? t("sendReset") : t("sendAgain")}
      busyLabel={t("sending")}
    >
      {sentTo === undefined || notice ? null : (
        <Notice kind="success">
          <p>{t("resetSent", { email: sentTo })}</p>
          <MailboxLink />
        </Notice>
      )}
      <EmailField {...place("email", t("email"))} />
    </AuthForm>
  );
}
