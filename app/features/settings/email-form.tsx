import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { emailFields } from "./email-fields.ts";
import { FormProblem } from "./form-problem.tsx";
import { focusSection } from "./settings-section.tsx";
import { accountKey } from "./use-account.ts";
import { useFormProblem } from "./use-form-problem.ts";

/** Requests a new address; until both mailboxes have agreed, the current one stays. */
export function EmailForm({ person, current }: { person: Person; current: string }) {
  const t = useMessages("settings");
  const { connect, siteUrl } = useBackend();
  const queries = useQueryClient();
  const problem = useFormProblem(PASSWORD_MIN_IN_SETTINGS);
  const form = useForm({
    mode: "onTouched",
    defaultValues: { email: "" },
    resolver: zodResolver(emailFields(current)),
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const save = async ({ email }: { email: string }) => {
    problem.setFailure(undefined);
    const client = await connect().catch(() => undefined);
    if (!client) {
      problem.setFailure({ name: "AuthRetryableFetchError" });
      return;
    }
    const { data, error } = await client.auth.updateUser(
      { email },
      { emailRedirectTo: `${siteUrl}/settings` },
    );
    if (error?.code === "email_address_invalid" || error?.code === "validation_failed") {
      form.setError("email", { message: "invalidEmail" }, { shouldFocus: true });
    } else if (error) problem.setFailure(error);
    else {
      queries.setQueryData(accountKey(person, "user"), data.user);
      focusSection("email");
    }
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.handleSubmit(save)}>
      <Field
        label={t("newEmail")}
        hint={t("emailHint")}
        problem={problem.ofField(errors.email, t("newEmail"))}
      >
        {(control) => (
          <input
            {...control}
            {...form.register("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
        )}
      </Field>
      <FormProblem text={problem.ofForm(submitCount > 0 && errors.email !== undefined)} />
      <SubmitButton busy={isSubmitting} busyLabel={t("saving")} className="justify-self-start">
        {t("saveEmail")}
      </SubmitButton>
    </form>
  );
}
