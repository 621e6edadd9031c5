import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/messages-context.tsx";
import { isUnanswered } from "../../platform/auth-calls.ts";
import { type PublicBackendAddress, useBackend } from "../../platform/backend-context.tsx";
import { authProblem } from "../problems/auth-problem.ts";
import { AuthForm } from "./auth-form.tsx";
import { resetFields } from "./fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { REFUSED_NEW_PASSWORDS, useAuthForm } from "./use-auth-form.ts";

/** The current password is required: a recovery link's right to skip it has ended. */
const RIGHT_OVER = ["current_password_required", "reauthentication_needed"];

/** @param onEnded called when the link no longer allows a new password. */
export function ResetForm(props: { email: string; onSaved(): void; onEnded(): void }) {
  const t = useMessages("auth");
  const { email, onSaved, onEnded } = props;
  const { address } = useBackend();
  // An attempt whose answer was lost may have set the password, and used up the link's permission.
  const wasUnanswered = useRef(false);
  const { form, place, submit, busy, notice } = useAuthForm({
    saves: true,
    schema: resetFields(email),
    refusals: REFUSED_NEW_PASSWORDS,
    send: async (client, { password }) => {
      const { error } = await client.auth.updateUser({ password });
      if (error && isUnanswered(error)) wasUnanswered.current = true;
      if (!error || !(RIGHT_OVER.includes(error.code ?? "") || isOver(error))) return { error };
      if (wasUnanswered.current && (await opens(address, email, password))) return { error: null };
      onEnded();
      return { error };
    },
    onDone: onSaved,
  });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      busy={busy}
      label={t("savePassword")}
      busyLabel={t("savingPassword")}
    >
      {/* For password managers: the password's account. */}
      <input type="email" hidden autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        password={place("password", t("newPassword"))}
        repeated={place("repeated", t("repeatPassword"))}
        typed={password}
        email={email}
      />
    </AuthForm>
  );
}

/**
 * Whether it is the account's password, asked with a client apart from the session, which may have
 * shown a second factor.
 */
async function opens(
  { url, publishableKey }: PublicBackendAddress,
  email: string,
  password: string,
): Promise<boolean> {
  const { createBackendClient } = await import("../../platform/backend-client.ts");
  const { auth } = createBackendClient(url, publishableKey, "apart");
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) await auth.signOut({ scope: "local" });
  return !error;
}

function isOver(error: { code?: string | undefined; name: string }): boolean {
  return authProblem(error) === "sessionEnded";
}
