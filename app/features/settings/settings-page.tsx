import { useEffect } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { EmailChangeNotice } from "../account/email-change-notice.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingsGroup } from "./settings-section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";
import { useUser } from "./use-account.ts";

const SECTIONS = [
  { id: "email", key: "emailHeading" },
  { id: "password", key: "passwordHeading" },
  { id: "two-step", key: "twoStepHeading" },
  { id: "sessions", key: "sessionsHeading" },
  { id: "language", key: "languageHeading" },
  { id: "notifications", key: "mailsHeading" },
  { id: "data", key: "dataHeading" },
  { id: "delete", key: "deleteHeading" },
] as const;

/** Settings (spec §2), and what people can do with the data stored about them. */
export function SettingsPage() {
  const t = useMessages("settings");
  const parts = SECTIONS.map(({ id, key }) => ({ id, name: t(key) }));
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("title")} hasNextStep={false} parts={parts}>
          <EmailArrival person={person} />
          <nav
            aria-label={t("onThisPage")}
            className="row-of-links -mx-4 mb-4 flex gap-2 overflow-x-auto px-4 pb-1 lg:hidden"
          >
            {parts.map(({ id, name }) => (
              <a key={id} href={`#${id}`} className="button button-quiet !px-4 text-sm">
                {name}
              </a>
            ))}
          </nav>
          <Sections person={person} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}

/** At the top, because the mailed link was opened to see this. */
function EmailArrival({ person }: { person: Person }) {
  const user = useUser(person);
  return user.isFetchedAfterMount ? <EmailChangeNotice user={user.data} /> : null;
}

function Sections({ person }: { person: Person }) {
  const t = useMessages("settings");
  // The sections did not exist yet when the browser looked for the one in the address.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (SECTIONS.some((section) => section.id === id)) {
      document.getElementById(id)?.scrollIntoView();
    }
  }, []);
  return (
    <div className="grid grid-cols-1 gap-8">
      <SettingsGroup title={t("groupSignIn")}>
        <EmailSection person={person} />
        <PasswordSection person={person} />
        <TwoStepSection person={person} />
        <SessionsSection person={person} />
      </SettingsGroup>
      <SettingsGroup title={t("groupPreferences")}>
        <LanguageSection person={person} />
        <MailsSection person={person} />
      </SettingsGroup>
      <SettingsGroup title={t("groupData")}>
        <DataSection />
      </SettingsGroup>
      {/* Set apart, in another colour: what cannot be undone. */}
      <div className="card !border-alert !p-0">
        <DeleteSection person={person} />
      </div>
    </div>
  );
}
