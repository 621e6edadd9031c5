import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { Loaded } from "../account/loaded.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { LogoUpload } from "../files/logo-upload.tsx";
import { useLogoAddress } from "../files/use-logo-address.ts";
import { InvestorForm } from "./investor-form.tsx";
import { draftKey, readInvestorDraft, readStartupDraft } from "./read-draft.ts";
import { StartupForm } from "./startup-form.tsx";

/** `/startup-profile-submission` (spec §2). */
export function StartupProfilePage() {
  const t = useMessages("profile");
  return (
    <SignedIn>
      {(person) => (
        <ForRole
          person={person}
          role={STARTUP_ROLE}
          title={t("startupTitle")}
          lead={t("startupLead")}
        >
          <Startup person={person} />
        </ForRole>
      )}
    </SignedIn>
  );
}

/** `/investor-profile-submission` (spec §2). */
export function InvestorProfilePage() {
  const t = useMessages("profile");
  return (
    <SignedIn>
      {(person) => (
        <ForRole
          person={person}
          role={INVESTOR_ROLE}
          title={t("investorTitle")}
          lead={t("investorLead")}
        >
          <Investor person={person} />
        </ForRole>
      )}
    </SignedIn>
  );
}

function Startup({ person }: { person: Person }) {
  const { userId, accessToken, logo, query, reload } = useOwn(person, readStartupDraft);
  return (
    <Loaded query={query}>
      {(draft) => (
        <StartupForm
          userId={userId}
          accessToken={accessToken}
          draft={draft}
          logo={logo}
          reload={reload}
        />
      )}
    </Loaded>
  );
}

function Investor({ person }: { person: Person }) {
  const { userId, accessToken, logo, query, reload } = useOwn(person, readInvestorDraft);
  return (
    <Loaded query={query}>
      {(draft) => (
        <InvestorForm
          userId={userId}
          accessToken={accessToken}
          draft={draft}
          logo={logo}
          reload={reload}
        />
      )}
    </Loaded>
  );
}

/** The person's draft, read when the form is opened and whenever the form asks for it. */
function useOwn<Draft>(
  { session, role }: Person,
  read: (client: Client, userId: string) => Promise<Draft>,
) {
  const { connect } = useBackend();
  const queries = useQueryClient();
  const userId = session.user.id;
  const key = draftKey(role, userId);
  const load = async () => read(await connect(), userId);
  // A form must not begin from what was fetched minutes ago, nor be changed while it is typed in.
  const query = useQuery({ queryKey: key, queryFn: load, refetchOnMount: "always", staleTime: 0 });
  const reload = () => queries.fetchQuery({ queryKey: key, queryFn: load, staleTime: 0 });
  const logo = useLogoAddress({ session, role }) ?? "";
  return { userId, accessToken: session.access_token, logo, query, reload };
}

/** Tells who came to the other role's form, and shows the way to their own. */
function ForRole(props: {
  person: Person;
  role: Role;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const t = useMessages("profile");
  const { person, role, title, lead, children } = props;
  if (person.role === role) {
    return (
      <AccountFrame role={role} title={title} lead={lead}>
        {/* Beside the form and not in it: a logo is stored as soon as it is chosen. */}
        <div className="card mb-6">
          <LogoUpload person={person} />
        </div>
        {children}
      </AccountFrame>
    );
  }
  const own =
    person.role === STARTUP_ROLE ? "/startup-profile-submission" : "/investor-profile-submission";
  return (
    <AccountFrame role={person.role} title={t("wrongRoleTitle")}>
      <p>{t(role === STARTUP_ROLE ? "wrongRoleStartup" : "wrongRoleInvestor")}</p>
      <Link to={own} className="button button-leaf mt-5">
        {t("toOwnForm")}
      </Link>
    </AccountFrame>
  );
}
