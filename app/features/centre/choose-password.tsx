import { useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSignInMeans } from "../settings/use-account.ts";
import { ResetForm } from "../sign-in/reset-form.tsx";

/**
 * Asks for a password right after the address was confirmed, if the account has no other way in:
 * several passwords were used to sign up, and nobody knows which one is the owner's.
 */
export function ChoosePassword({ person }: { person: Person }) {
  const t = useMessages("centre");
  const auth = useMessages("auth");
  const [state, setState] = useState<"asking" | "saved" | "ended">("asking");
  const { data: means } = useSignInMeans(person);
  if (state === "saved") {
    return (
      <div className="mb-6">
        <Notice kind="success">{auth("passwordSavedTitle")}</Notice>
      </div>
    );
  }
  const hasOtherWay = means && (means.hasPassword || means.providers.length > 0);
  if (!means || hasOtherWay || state === "ended") return null;
  return (
    <section aria-labelledby="choose-password" className="card mb-6">
      <h2 id="choose-password" className="text-xl font-bold">
        {t("choosePasswordTitle")}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{t("choosePasswordText")}</p>
      <div className="max-w-md">
        <ResetForm
          email={person.session.user.email ?? ""}
          onSaved={() => setState("saved")}
          // Settings then ask for the required proof.
          onEnded={() => setState("ended")}
        />
      </div>
    </section>
  );
}
