import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callAuth } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { replaceData } from "../../platform/replace-data.ts";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSubmission } from "../problems/use-submission.ts";
import { emailFields } from "./email-fields.ts";
import { FormProblem } from "./form-problem.tsx";
import { focusSection } from "./settings-section.tsx";
import { accountKey } from "./use-account.ts";

const INVALID = { field: "email", problem: "invalidEmail" } as const;

/** Requests a new address; until both mailboxes have agreed, the current one stays. */
export function EmailForm({ person, current }: { person: Person; current: string }) {
  const t = useMessages("settings");
  const { connect, siteUrl } = useBackend();
  const queries = useQueryClient();
  const form = useForm({
    mode: "onTouched",
    defaultValues: { email: "" },
    resolver: zodResolver(emailFields(current)),
  });
  const { submit, busy, notice, problemOf } = useSubmission({
    form,
    send: async ({ email }) => {
      const { data } = await callAuth(connect, (client) =>
        client.auth.updateUser({ email }, { emailRedirectTo: `${siteUrl}/settings` }),
      );
      await replaceData(queries, accountKey(person, "user"), data.user);
      focusSection("email");
    },
    refusals: { email_address_invalid: INVALID, validation_failed: INVALID },
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <Field
        label={t("newEmail")}
        hint={t("emailHint")}
        problem={problemOf("email", t("newEmail"))}
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
      <FormProblem title={t("emailNotSaved")} text={notice} />
      <SubmitButton
        kind={form.formState.isDirty ? "leaf" : "quiet"}
        busy={busy}
        busyLabel={t("saving")}
        className="justify-self-start"
      >
        {t("saveEmail")}
      </SubmitButton>
    </form>
  );
}
