import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import { emailOnly } from "./fields.ts";
import { MailboxLink } from "./mailbox-link.tsx";
import { resendConfirmation } from "./sign-up.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** The auth service sends an address one mail a minute. */
const MAIL_EVERY_S = 60;

/** The remaining seconds, and a function that restarts the countdown. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [now, setNow] = useState(() => Date.now());
  const [end, setEnd] = useState(now + seconds * 1000);
  const isRunning = now < end;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((end - now) / 1000)), restart];
}

/** After a sign-up: where the link is, and how to get it again. */
export function CheckMailbox({ email }: { email: string }) {
  const t = useMessages("auth");
  const { siteUrl } = useBackend();
  const [again, setAgain] = useState(false);
  const [wait, restart] = useCountdown(MAIL_EVERY_S);
  const { submit, busy, notice } = useAuthForm({
    schema: emailOnly,
    values: { email },
    send: (client) => resendConfirmation(client, email, siteUrl),
    onDone: () => {
      setAgain(true);
      restart();
    },
  });
  return (
    <>
      <p className="break-words">{t("checkMailbox", { email })}</p>
      <MailboxLink />
      <p className="mt-4 mb-4 text-muted">{t("nothingThere")}</p>
      <AuthForm
        onSubmit={submit}
        notice={notice}
        busy={busy}
        waits={wait > 0}
        label={wait > 0 ? t("sendAgainIn", { seconds: wait }) : t("sendAgain")}
        busyLabel={t("sending")}
      >
        {again && !notice ? <Notice kind="success">{t("sentAgain")}</Notice> : null}
      </AuthForm>
    </>
  );
}

/** For people whose link did not work or never came. */
export function AskForConfirmation(props: { email: string; onSent(email: string): void }) {
  const t = useMessages("auth");
  const { siteUrl } = useBackend();
  const { place, submit, busy, notice } = useAuthForm({
    schema: emailOnly,
    ...(props.email !== "" && { values: { email: props.email } }),
    send: (client, { email }) => resendConfirmation(client, email, siteUrl),
    onDone: ({ email }) => props.onSent(email),
  });
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      busy={busy}
      label={t("sendConfirmation")}
      busyLabel={t("sending")}
    >
      <EmailField {...place("email", t("email"))} />
    </AuthForm>
  );
}
