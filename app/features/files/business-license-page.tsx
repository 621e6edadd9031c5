import { useMessages } from "../../i18n/messages-context.tsx";
import { SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { DocumentPanel } from "./document-panel.tsx";

/** The business license of a startup or an investor. */
export function BusinessLicensePage() {
  const t = useMessages("files");
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("licenseTitle")} lead={t("licenseLead")}>
          <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
            <DocumentPanel person={person} kind="business_license" />
            <p className="text-sm text-muted">{t("licensePrivate")}</p>
          </div>
        </AccountFrame>
      )}
    </SignedIn>
  );
}
