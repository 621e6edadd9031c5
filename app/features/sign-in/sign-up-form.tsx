import { useController, useWatch } from "react-hook-form";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { RoleCards } from "../account/role-cards.tsx";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";
import { Consent } from "./consent.tsx";
import { signUpFields } from "./fields.ts";
import type { SignUpTerms } from "./load-terms.server.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { signUp } from "./sign-up.ts";
import { REFUSED_NEW_PASSWORDS, useAuthForm } from "./use-auth-form.ts";
import { WhatIsFree } from "./what-is-free.tsx";

/** @param props.onSent called when a mail is on its way, whether the address was new or not. */
export function SignUpForm(props: { terms: SignUpTerms; onSent(email: string): void }) {
  const t = useMessages("auth");
  const account = useMessages("account");
  const language = useLanguage();
  const { siteUrl } = useBackend();
  const { form, place, submit, busy, notice } = useAuthForm({
    schema: signUpFields,
    refusals: REFUSED_NEW_PASSWORDS,
    send: (client, values) => signUp(client, { ...values, language, siteUrl }),
    onDone: ({ email }) => props.onSent(email),
  });
  // Registered before the other fields: the focus goes to the first problem.
  const role = useController({ control: form.control, name: "role" });
  const [email = "", password = ""] = useWatch({
    control: form.control,
    name: ["email", "password"],
  });
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      busy={busy}
      label={t("signUp")}
      busyLabel={t("signingUp")}
    >
      <RoleCards
        chosen={role.field.value}
        onChange={role.field.onChange}
        controlRef={role.field.ref}
        problem={role.fieldState.error ? account("roleMissing") : undefined}
      />
      {role.field.value ? <WhatIsFree terms={props.terms} role={role.field.value} /> : null}
      <EmailField {...place("email", t("email"))} />
      <NewPasswordFields
        password={place("password", t("password"))}
        repeated={place("repeated", t("repeatPassword"))}
        typed={password}
        email={email}
      />
      <Consent />
    </AuthForm>
  );
}
