import { useLocation } from "react-router";
import { z } from "zod";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailPending } from "./email-pending.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useUser } from "./use-account.ts";

/** What the page that opens mailed links says of one, when it leads here. */
const openedLink = z.object({ emailChange: z.enum(["half", "done"]) });

/** The account's address, and its change, which both mailboxes must agree to (spec §4). */
export function EmailSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const user = useUser(person);
  const opened = openedLink.safeParse(useLocation().state).data?.emailChange;
  return (
    <SettingsSection id="email" title={t("emailHeading")}>
      <Loaded query={user}>
        {({ email = "", new_email }) => (
          <div className="grid max-w-md grid-cols-1 gap-4">
            {opened === "done" ? (
              <Notice kind="success">
                <p>{t("emailChanged", { email })}</p>
              </Notice>
            ) : null}
            {opened === "half" && new_email ? (
              <Notice kind="info">
                <p>{t("emailHalf")}</p>
              </Notice>
            ) : null}
            <p>
              <span className="block text-sm text-muted">{t("currentEmail")}</span>
              <span className="font-medium wrap-anywhere">{email}</span>
            </p>
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
