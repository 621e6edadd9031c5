import { zodResolver } from "@hookform/resolvers/zod";
import { useController, useForm } from "react-hook-form";
import { z } from "zod";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { connected } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useSubmission } from "../problems/use-submission.ts";
import { RoleCards } from "./role-cards.tsx";

const roleFields = z.object({ role: z.enum([STARTUP_ROLE, INVESTOR_ROLE], "chooseOne") });

/** Asks once after signing in through a provider, which knows nothing of roles. */
export function ChooseRole({ onChosen }: { onChosen(): void }) {
  const t = useMessages("account");
  const language = useLanguage();
  const { connect } = useBackend();
  const form = useForm({ resolver: zodResolver(roleFields) });
  const { submit, busy, failure } = useSubmission({
    form,
    send: async ({ role }) => {
      await keepRole(connect, { role, language });
      onChosen();
    },
  });
  const role = useController({ control: form.control, name: "role" });

  return (
    <form noValidate className="frame max-w-2xl py-10" onSubmit={submit}>
      <h1 className="text-3xl font-bold md:text-4xl">{t("chooseRoleTitle")}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{t("chooseRoleLead")}</p>
      {failure ? <Notice kind="alert">{t("chooseRoleFailed")}</Notice> : null}
      <div className="mt-4">
        <RoleCards
          chosen={role.field.value}
          onChange={role.field.onChange}
          controlRef={role.field.ref}
          problem={role.fieldState.error ? t("roleMissing") : undefined}
        />
      </div>
      <SubmitButton busy={busy} busyLabel={t("saving")} className="mt-6">
        {t("continue")}
      </SubmitButton>
    </form>
  );
}

/**
 * An existing row (another tab was faster) is as good as a new one.
 * @throws OperationFailure
 */
async function keepRole(
  connect: ReturnType<typeof useBackend>["connect"],
  row: { role: Role; language: string },
): Promise<void> {
  const client = await connected(connect);
  const { error } = await client.from("profiles").insert(row);
  if (!error || error.code === "23505") return;
  console.error("The role could not be saved", error);
  throw new OperationFailure("server_error");
}
