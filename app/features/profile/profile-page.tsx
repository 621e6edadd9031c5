import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { profileForm } from "../account/account-pages.ts";
import { Loaded } from "../account/loaded.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";
import { LogoUpload } from "../files/logo-upload.tsx";
import { useLogoAddress } from "../files/use-logo-address.ts";
import { useAccountCopy } from "../kept-forms/account-copy.ts";
import { InvestorForm } from "./investor-form.tsx";
import type { DraftForm } from "./profile-form.tsx";
import { draftKey, readInvestorDraft, readStartupDraft } from "./read-draft.ts";
import { StartupForm } from "./startup-form.tsx";

type Word = keyof Catalogue["profile"] & string;

/** `/startup-profile-submission` (spec §2). */
export function StartupProfilePage() {
  return (
    <ProfilePage
      role={STARTUP_ROLE}
      title="startupTitle"
      lead="startupLead"
      read={readStartupDraft}
      Form={StartupForm}
    />
  );
}

/** `/investor-profile-submission` (spec §2). */
export function InvestorProfilePage() {
  return (
    <ProfilePage
      role={INVESTOR_ROLE}
      title="investorTitle"
      lead="investorLead"
      read={readInvestorDraft}
      Form={InvestorForm}
    />
  );
}

type ReadDraft<Draft> = (
  client: Client,
  userId: string,
  signal: AbortSignal,
) => Promise<Draft | null>;

function ProfilePage<Draft>(props: {
  role: Role;
  title: Word;
  lead: Word;
  read: ReadDraft<Draft>;
  Form: ComponentType<DraftForm<Draft>>;
}) {
  const t = useMessages("profile");
  const { role, title, lead, read, Form } = props;
  return (
    <SignedIn>
      {(person) =>
        person.role === role ? (
          <AccountFrame person={person} title={t(title)} lead={t(lead)} isForm>
            {/* Outside the form: a logo is stored as soon as it is chosen. */}
            <div className="card mb-6">
              <LogoUpload person={person} />
            </div>
            <OwnForm person={person} read={read} Form={Form} />
          </AccountFrame>
        ) : (
          <OtherRole person={person} />
        )
      }
    </SignedIn>
  );
}

/** The form with the person's draft, which is read on opening and whenever the form asks for it. */
function OwnForm<Draft>(props: {
  person: Person;
  read: ReadDraft<Draft>;
  Form: ComponentType<DraftForm<Draft>>;
}) {
  const { person, read, Form } = props;
  const { connect } = useBackend();
  const queries = useQueryClient();
  const { user } = person.session;
  const queryKey = draftKey(person.role, user.id);
  const queryFn = async ({ signal }: { signal: AbortSignal }) =>
    read(await connect(), user.id, signal);
  // A form must not start from data fetched minutes ago, nor change while somebody types.
  const query = useQuery({ queryKey, queryFn, refetchOnMount: "always", staleTime: 0 });
  const form = person.role === STARTUP_ROLE ? "startup_profile" : "investor_profile";
  const kept = useAccountCopy({ userId: user.id, form });
  const logo = useLogoAddress(person) ?? "";
  const { data: status } = useProfileStatus(person);
  const { data: credits } = useCredits(person);
  const isLive = status !== undefined && status.page !== null;
  const { data, isError, isFetchedAfterMount, refetch } = query;
  return (
    <Loaded
      query={{ data: kept.isPending ? undefined : data, isError, isFetchedAfterMount, refetch }}
    >
      {(draft) => (
        <Form
          userId={user.id}
          draft={draft}
          logo={logo}
          isAhead={isLive && status.publication === "needs_publishing"}
          againPrice={isLive && credits ? priceOf(credits, "publish") : undefined}
          inAccount={kept.inAccount}
          // Somebody is waiting: without a connection it fails rather than pauses.
          reload={() =>
            queries.fetchQuery({ queryKey, queryFn, staleTime: 0, networkMode: "always" })
          }
        />
      )}
    </Loaded>
  );
}

/** Explains that this is the other role's form, and links to the person's own. */
function OtherRole({ person }: { person: Person }) {
  const t = useMessages("profile");
  const isFounder = person.role === STARTUP_ROLE;
  return (
    <AccountFrame person={person} title={t("wrongRoleTitle")}>
      <p>{t(isFounder ? "wrongRoleInvestor" : "wrongRoleStartup")}</p>
      <Link to={profileForm(person.role)} className="button button-leaf mt-5">
        {t("toOwnForm")}
      </Link>
    </AccountFrame>
  );
}
