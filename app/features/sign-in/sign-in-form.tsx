import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { codeOf } from "../problems/failure.ts";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import { signInFields } from "./fields.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** By address and password. The page follows the session and redirects after signing in. */
export function SignInForm({ addressOf }: { addressOf(mode: "forgot" | "confirm"): string }) {
  const t = useMessages("auth");
  const { form, place, submit, busy, notice, failure } = useAuthForm({
    schema: signInFields,
    send: (client, { email, password }) => client.auth.signInWithPassword({ email, password }),
    onDone: () => undefined,
  });
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      noticeAction={
        failure && codeOf(failure) === "email_not_confirmed" ? (
          <Link
            to={addressOf("confirm")}
            state={{ email: form.getValues("email") }}
            className="button button-quiet mt-3 text-sm"
          >
            {t("resendConfirmation")}
          </Link>
        ) : null
      }
      busy={busy}
      label={t("signIn")}
      busyLabel={t("signingIn")}
    >
      <EmailField {...place("email", t("email"))} />
      <div className="grid gap-1">
        <PasswordField {...place("password", t("password"))} autoComplete="current-password" />
        <Link
          to={addressOf("forgot")}
          state={{ email: form.getValues("email") }}
          className="flex min-h-11 items-center justify-self-start text-leaf underline underline-offset-4"
        >
          {t("forgotLink")}
        </Link>
      </div>
    </AuthForm>
  );
}
