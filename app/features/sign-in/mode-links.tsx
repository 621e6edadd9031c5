import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AuthMode } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** From signing in to signing up and back. The server does not know where to go on to afterwards. */
export function ModeTabs(props: { mode: AuthMode; addressOf(mode: AuthMode): string }) {
  const t = useMessages("auth");
  return (
    <nav
      aria-label={t("chooseForm")}
      className="mb-6 grid grid-cols-2 gap-1 rounded-xl bg-sunken p-1"
    >
      {(["signin", "signup"] as const).map((mode) => (
        <Link
          key={mode}
          to={props.addressOf(mode)}
          data-replay=""
          aria-current={props.mode === mode ? "page" : undefined}
          className="flex min-h-11 items-center justify-center rounded-lg px-3 font-semibold text-muted hover:text-ink aria-[current=page]:bg-[light-dark(var(--surface),var(--line))] aria-[current=page]:text-ink aria-[current=page]:shadow-sm"
        >
          {t(mode === "signin" ? "signInTab" : "signUpTab")}
        </Link>
      ))}
    </nav>
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
