import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useSignInMeans } from "./use-account.ts";

/** The providers' own spelling; an unknown one keeps the name that the auth service uses. */
const NAMES = new Map([
  ["google", "Google"],
  ["facebook", "Facebook"],
]);

/** Changes the password, or sets an account's first one. */
export function PasswordSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const means = useSignInMeans(person);
  const language = useLanguage();
  const lead = () => {
    if (!means.data || means.data.hasPassword) return undefined;
    const names = means.data.providers.map((name) => NAMES.get(name) ?? name);
    if (names.length === 0) return t("noPasswordText");
    return t("firstPasswordText", { providers: joinNames(names, language) });
  };
  return (
    <SettingsSection id="password" title={t("passwordHeading")} lead={lead()}>
      <Loaded query={means}>
        {({ hasPassword }) => <PasswordForm person={person} hasPassword={hasPassword} />}
      </Loaded>
    </SettingsSection>
  );
}
