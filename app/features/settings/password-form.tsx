import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSubmission } from "../problems/use-submission.ts";
import { changePassword, REFUSED_PASSWORDS } from "./change-password.ts";
import { FormProblem } from "./form-problem.tsx";
import { type PasswordFields, passwordFields } from "./password-fields.ts";
import { accountKey } from "./use-account.ts";

const EMPTY: PasswordFields = { current: "", next: "", confirmation: "", code: "" };

/** @param props.hasPassword whether there is one, which is then required as well. */
export function PasswordForm(props: { person: Person; hasPassword: boolean }) {
  const { person, hasPassword } = props;
  const t = useMessages("settings");
  const { connect } = useBackend();
  const queries = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const [done, setDone] = useState<"passwordChanged" | "passwordSet">();
  const form = useForm<PasswordFields>({
    mode: "onTouched",
    defaultValues: EMPTY,
    resolver: zodResolver(
      passwordFields({ current: hasPassword, code: asksCode }, person.session.user.email),
    ),
  });
  const { touchedFields, isDirty } = form.formState;
  const shown = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };

  const { submit, busy, notice, problemOf } = useSubmission({
    form,
    send: async (fields) => {
      setDone(undefined);
      const outcome = await changePassword(connect, fields);
      setAsksCode(outcome === "code-mailed");
      if (outcome === "code-mailed") return;
      form.reset(EMPTY);
      setDone(hasPassword ? "passwordChanged" : "passwordSet");
      await queries.invalidateQueries({ queryKey: accountKey(person, "sign-in") });
      await queries.invalidateQueries({ queryKey: accountKey(person, "sessions") });
    },
    refusals: REFUSED_PASSWORDS,
    passwordMin: PASSWORD_MIN_IN_SETTINGS,
  });

  return (
    <form noValidate className="grid max-w-md grid-cols-1 gap-4" onSubmit={submit}>
      {/* For password managers: the password's account. */}
      <input
        type="text"
        autoComplete="username"
        value={person.session.user.email}
        readOnly
        hidden
      />
      {done && !notice ? (
        <Notice kind="success">
          <p>{t(done)}</p>
        </Notice>
      ) : null}
      {hasPassword ? (
        <Field label={t("currentPassword")} problem={problemOf("current", t("currentPassword"))}>
          {(control) => (
            <PasswordInput
              {...control}
              {...shown}
              {...form.register("current")}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
      <Field
        label={t("newPassword")}
        hint={t("passwordHint", { min: PASSWORD_MIN_IN_SETTINGS })}
        problem={problemOf("next", t("newPassword"))}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...shown}
            {...form.register("next", { deps: touchedFields.confirmation ? ["confirmation"] : [] })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t("confirmPassword")} problem={problemOf("confirmation", t("confirmPassword"))}>
        {(control) => (
          <PasswordInput
            {...control}
            {...shown}
            {...form.register("confirmation")}
            autoComplete="new-password"
          />
        )}
      </Field>
      {asksCode ? (
        <Field
          label={t("code")}
          hint={t("codeMailed", { email: person.session.user.email ?? "" })}
          problem={problemOf("code", t("code"))}
        >
          {(control) => (
            <input
              {...control}
              {...form.register("code")}
              className="input"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Field>
      ) : null}
      <FormProblem title={t("passwordNotSaved")} text={notice} />
      <SubmitButton
        kind={isDirty ? "leaf" : "quiet"}
        busy={busy}
        busyLabel={t("saving")}
        className="justify-self-start"
      >
        {hasPassword ? t("savePassword") : t("setPassword")}
      </SubmitButton>
    </form>
  );
}
