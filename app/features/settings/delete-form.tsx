import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { deleteAccount } from "../../../contracts/account-operations.ts";
import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { signInAddress } from "../../platform/private-page.ts";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { forgetSession } from "../account/sign-out.ts";
import type { Person } from "../account/signed-in.tsx";
import { type DeleteFields, deleteFields } from "./delete-fields.ts";
import { FormProblem } from "./form-problem.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { useFormProblem } from "./use-form-problem.ts";

/** Asks for the proof, then deletes the account. */
export function DeleteForm(props: { person: Person; hasPassword: boolean; onCancel: () => void }) {
  const { person, hasPassword, onCancel } = props;
  const t = useMessages("settings");
  const { connect } = useBackend();
  const token = useAccessToken();
  const problem = useFormProblem(PASSWORD_MIN_IN_SETTINGS);
  const form = useForm<DeleteFields>({
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
    resolver: zodResolver(deleteFields(hasPassword)),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const needsSignIn = problem.refusedWith("fresh_sign_in_needed");

  const remove = async (fields: DeleteFields) => {
    problem.setFailure(undefined);
    try {
      await callOperation(deleteAccount, await token(), fields);
      forgetSession();
      location.assign("/goodbye");
    } catch (error) {
      const failure =
        error instanceof OperationFailure ? error : new OperationFailure("server_error");
      const { email, password } = failure.fields;
      if (password) form.setError("password", { message: password }, { shouldFocus: true });
      if (email) form.setError("email", { message: email }, { shouldFocus: true });
      if (!email && !password) problem.setFailure(failure);
    }
  };
  const signInAgain = async () => {
    const client = await connect();
    await client.auth.signOut({ scope: "local" });
    location.assign(signInAddress({ pathname: "/settings", search: "" }));
  };

  return (
    <form
      noValidate
      className="mt-6 grid max-w-md grid-cols-1 gap-4"
      onSubmit={form.handleSubmit(remove)}
    >
      <Field
        label={t("deleteEmail")}
        hint={
          <span className="wrap-anywhere">
            {t("deleteEmailHint", { email: person.session.user.email ?? "" })}
          </span>
        }
        problem={problem.ofField(errors.email, t("deleteEmail"))}
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
        <Field
          label={t("currentPassword")}
          problem={problem.ofField(errors.password, t("currentPassword"))}
        >
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
      <FormProblem text={problem.ofForm(submitCount > 0 && Object.keys(errors).length > 0)} />
      {needsSignIn ? <SignInAgain onPress={() => void signInAgain()} /> : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind="alert" busy={isSubmitting} busyLabel={t("deleting")}>
          {t("deleteConfirm")}
        </SubmitButton>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t("deleteCancel")}
        </button>
      </div>
    </form>
  );
}
