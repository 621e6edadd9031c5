import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { deleteAccount } from "../../../contracts/account-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { signInAddress } from "../../platform/private-page.ts";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { forgetSession } from "../account/sign-out.ts";
import type { Person } from "../account/signed-in.tsx";
import { codeOf } from "../problems/failure.ts";
import { useSubmission } from "../problems/use-submission.ts";
import { type DeleteFields, deleteFields } from "./delete-fields.ts";
import { FormProblem } from "./form-problem.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Asks for the proof, then deletes the account. */
export function DeleteForm(props: { person: Person; hasPassword: boolean; onCancel: () => void }) {
  const { person, hasPassword, onCancel } = props;
  const t = useMessages("settings");
  const { connect } = useBackend();
  const token = useAccessToken();
  const form = useForm<DeleteFields>({
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
    resolver: zodResolver(deleteFields(hasPassword)),
  });
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async (fields) => {
      await callOperation(deleteAccount, await token(), fields);
      forgetSession();
      location.assign("/goodbye");
    },
  });
  const needsSignIn = failure && codeOf(failure) === "fresh_sign_in_needed";
  const signInAgain = async () => {
    const client = await connect();
    await client.auth.signOut({ scope: "local" });
    location.assign(signInAddress({ pathname: "/settings", search: "" }));
  };

  return (
    <form noValidate className="mt-6 grid max-w-md grid-cols-1 gap-4" onSubmit={submit}>
      <Field
        label={t("deleteEmail")}
        hint={
          <span className="wrap-anywhere">
            {t("deleteEmailHint", { email: person.session.user.email ?? "" })}
          </span>
        }
        problem={problemOf("email", t("deleteEmail"))}
      >
        {(control) => (
          <input
            {...control}
            {...form.register("email")}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
        )}
      </Field>
      {hasPassword ? (
        <Field label={t("currentPassword")} problem={problemOf("password", t("currentPassword"))}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("password")}
              showLabel={t("showPassword")}
              hideLabel={t("hidePassword")}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
      <FormProblem text={notice} />
      {needsSignIn ? <SignInAgain onPress={() => void signInAgain()} /> : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind="alert" busy={busy} busyLabel={t("deleting")}>
          {t("deleteConfirm")}
        </SubmitButton>
        <button type="button" className="button button-quiet" disabled={busy} onClick={onCancel}>
          {t("deleteCancel")}
        </button>
      </div>
    </form>
  );
}
