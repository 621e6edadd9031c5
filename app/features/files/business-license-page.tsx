import type { ReactNode } from "react";
import type { StoredFile } from "../../../contracts/uploads.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { DocumentPanel } from "./document-panel.tsx";

/** The business license of a startup or an investor. */
export function BusinessLicensePage(props: {
  /** Explains what it is. */
  lead(person: Person): ReactNode;
  standing(person: Person, file: StoredFile): ReactNode;
}) {
  const t = useMessages("files");
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("licenseTitle")} lead={props.lead(person)}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DocumentPanel
              person={person}
              kind="business_license"
              standing={(file) => props.standing(person, file)}
            />
            <p className="text-sm text-muted">{t("licensePrivate")}</p>
          </div>
        </AccountFrame>
      )}
    </SignedIn>
  );
}
