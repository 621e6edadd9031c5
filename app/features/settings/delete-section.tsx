import { useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { focusSection, SettingsSection } from "./settings-section.tsx";
import { useSignInMeans } from "./use-account.ts";

const CONSEQUENCES = [
  "deletePage",
  "deleteCredits",
  "deletePlan",
  "deleteInvoices",
  "deleteFiles",
  "deleteForGood",
] as const;

/** Deleting the account: first what it means, then a form that asks for proof. */
export function DeleteSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const means = useSignInMeans(person);
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection id="delete" title={t("deleteHeading")} lead={t("deleteText")}>
      <ul className="max-w-prose list-disc space-y-1 ps-5">
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {open ? (
        <Loaded query={means}>
          {({ hasPassword }) => (
            <DeleteForm
              person={person}
              hasPassword={hasPassword}
              onCancel={() => {
                setOpen(false);
                focusSection("delete");
              }}
            />
          )}
        </Loaded>
      ) : (
        <button type="button" className="button button-alert mt-4" onClick={() => setOpen(true)}>
          {t("deleteStart")}
        </button>
      )}
    </SettingsSection>
  );
}
