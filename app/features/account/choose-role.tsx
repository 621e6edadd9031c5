import { useState } from "react";
import type { Role } from "../../../contracts/accounts.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { RoleCards } from "./role-cards.tsx";

/** Asks once, after a provider's sign-in, which knows nothing of roles. */
export function ChooseRole({ onChosen }: { onChosen(): void }) {
  const t = useMessages("account");
  const language = useLanguage();
  const { connect } = useBackend();
  const [role, setRole] = useState<Role>();
  const [phase, setPhase] = useState<"asking" | "missing" | "saving" | "failed">("asking");

  const save = async () => {
    if (!role) {
      setPhase("missing");
      return;
    }
    setPhase("saving");
    const saved = await keepRole(connect, { role, language });
    if (saved) onChosen();
    else setPhase("failed");
  };

  return (
    <form
      noValidate
      className="frame max-w-2xl py-10"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1 className="text-3xl font-bold md:text-4xl">{t("chooseRoleTitle")}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{t("chooseRoleLead")}</p>
      {phase === "failed" ? <Notice kind="alert">{t("chooseRoleFailed")}</Notice> : null}
      <div className="mt-4">
        <RoleCards
          chosen={role}
          onChange={setRole}
          problem={phase === "missing" && !role ? t("roleMissing") : undefined}
        />
      </div>
      <SubmitButton busy={phase === "saving"} busyLabel={t("saving")} className="mt-6">
        {t("continue")}
      </SubmitButton>
    </form>
  );
}

/** An existing row (another tab was faster) is as good as a new one. */
async function keepRole(
  connect: ReturnType<typeof useBackend>["connect"],
  row: { role: Role; language: string },
): Promise<boolean> {
  try {
    const client = await connect();
    const { error } = await client.from("profiles").insert(row);
    if (!error || error.code === "23505") return true;
    console.error("The role could not be saved", error);
  } catch (error) {
    console.error("The role could not be saved", error);
  }
  return false;
}
