import type { Session } from "@supabase/supabase-js";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Role, roleOf } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { signInAddress } from "../../platform/private-page.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useSession } from "./session.tsx";

/** Who is signed in, once it is known. */
export type Person = { session: Session; role: Role };

/** Shows its content to who is signed in, and leads everybody else to sign in and back. */
export function SignedIn({ children }: { children: (person: Person) => ReactNode }) {
  const t = useMessages("account");
  const state = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const signedOut = state.status === "signed-out";

  useEffect(() => {
    if (signedOut) navigate(signInAddress(location), { replace: true });
  }, [signedOut, location, navigate]);

  if (state.status !== "signed-in" || state.role === undefined) {
    return (
      <div className="flex min-h-[60vh] items-center justify-center">
        <Spinner label={t("loadingAccount")} />
      </div>
    );
  }
  return children({ session: state.session, role: roleOf(state.role ?? undefined) });
}
