import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AuthMode } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** Links from signing in to signing up and back. The server does not know the page to return to. */
export function OtherMode(props: { mode: AuthMode; addressOf(mode: AuthMode): string }) {
  const t = useMessages("auth");
  const isNew = props.mode === "signup";
  return (
    <p className="-mt-4 mb-3 flex flex-wrap items-center gap-x-2 text-muted">
      {t(isNew ? "haveAccount" : "noAccount")}
      <ModeLink to={props.addressOf(isNew ? "signin" : "signup")}>
        {t(isNew ? "signInTitle" : "signUpTitle")}
      </ModeLink>
    </p>
  );
}

export function ModeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      data-replay=""
      className="flex min-h-11 items-center text-leaf underline underline-offset-4 hover:text-leaf-strong"
    >
      {children}
    </Link>
  );
}
