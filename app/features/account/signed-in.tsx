import type { Session } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Role, roleOf } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { importForPress } from "../../platform/page-loads.ts";
import { signInAddress } from "../../platform/private-page.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";
import { type ArrivalState, SESSION_ENDED } from "./arrival.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { OtherAccount } from "./other-account.tsx";
import { useSession } from "./session.tsx";

/** The signed-in person, once known. */
export type Person = { session: Session; role: Role };

/**
 * Shows its content to signed-in people, asks for the role once if a provider's sign-in set none,
 * and sends everybody else to sign in and return.
 */
export function SignedIn({ children }: { children: (person: Person) => ReactNode }) {
  const state = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isOut = state.status === "signed-out" || state.status === "code-owed";
  const ended = state.status === "signed-out" && state.ended === true;

  useEffect(() => {
    // A page that is being left for another must not redirect as well.
    if (!isOut || window.location.pathname !== location.pathname) return;
    // The sign-in page then shows the message of the link.
    const said: ArrivalState | null = ended ? { arrival: SESSION_ENDED } : location.state;
    navigate(signInAddress(location), { replace: true, state: said });
  }, [isOut, ended, location, navigate]);

  if (state.status === "unreachable") return <AccountUnreachable tryAgain={state.tryAgain} />;
  if (state.status === "asked") return <OtherAccount {...state} />;
  if (state.status === "signed-in" && state.roleFailed) {
    return <AccountUnreachable tryAgain={state.readRole} />;
  }
  if (state.status !== "signed-in" || state.role === undefined) return <Loading />;
  const { session, role, readRole } = state;
  if (role === null) return <RoleAsked onChosen={readRole} />;
  return (
    // Another tab may have signed in somebody else: nothing of the previous person may remain.
    <Fragment key={session.user.id}>
      <ArrivalNotice email={session.user.email} className="frame pt-6" />
      {children({ session, role: roleOf(role) })}
    </Fragment>
  );
}

/** Loaded only when needed: most people chose their role when they signed up. */
function RoleAsked({ onChosen }: { onChosen(): void }) {
  const load = () => import("./choose-role.tsx");
  const { data, isError, refetch } = useQuery({
    queryKey: ["part", "choose-role"],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tryAgain = () => {
    importForPress(load).then(
      () => refetch(),
      () => undefined,
    );
  };
  if (isError) return <AccountUnreachable tryAgain={tryAgain} />;
  return data ? <data.ChooseRole onChosen={onChosen} /> : <Loading />;
}

function Loading() {
  const t = useMessages("account");
  return (
    <div className="flex min-h-[60vh] items-center justify-center">
      <Spinner label={t("loadingAccount")} />
    </div>
  );
}
