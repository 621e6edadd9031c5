import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailPending } from "./email-pending.tsx";
import { MailStopNotice } from "./mail-stop-notice.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useUser } from "./use-account.ts";

/** The account's address, and its change, which both mailboxes must agree to (spec §4). */
export function EmailSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const user = useUser(person);
  return (
    <SettingsSection id="email" title={t("emailHeading")}>
      <Loaded query={user}>
        {({ email = "", new_email }) => (
          <div className="grid max-w-md grid-cols-1 gap-4">
            <p>
              <span className="block text-sm text-muted">{t("currentEmail")}</span>
              <span className="font-medium wrap-anywhere">{email}</span>
            </p>
            <MailStopNotice person={person} email={email} />
            {new_email ? (
              <EmailPending person={person} current={email} next={new_email} />
            ) : (
              <EmailForm person={person} current={email} />
            )}
          </div>
        )}
      </Loaded>
    </SettingsSection>
  );
}
