import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import type { FieldPlace } from "./use-auth-form.ts";

/** An address as a username: password managers store it with the password. */
export function EmailField({ label, registration, problem }: FieldPlace) {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          {...registration}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="input"
        />
      )}
    </Field>
  );
}

export function PasswordField({
  label,
  registration,
  problem,
  hint,
  ...input
}: FieldPlace & { hint?: ReactNode } & Pick<ComponentProps<"input">, "autoComplete" | "onFocus">) {
  const t = useMessages("auth");
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          {...registration}
          {...input}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          capsLockHint={t("capsLock")}
        />
      )}
    </Field>
  );
}
