import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useSignInMeans } from "./use-account.ts";

/** Changes the password, or sets the first one of who came by Google or Facebook. */
export function PasswordSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const means = useSignInMeans(person);
  const isFirst = means.data?.hasPassword === false;
  return (
    <SettingsSection
      id="password"
      title={t("passwordHeading")}
      lead={isFirst ? t("firstPasswordText") : undefined}
    >
      <Loaded query={means}>
        {({ hasPassword }) => <PasswordForm person={person} hasPassword={hasPassword} />}
      </Loaded>
    </SettingsSection>
  );
}
