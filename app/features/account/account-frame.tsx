import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useCurrentInRow } from "../../ui/use-current-in-row.ts";

type Page = { to: string; key: keyof Catalogue["account"] & string };

const STARTUP_PAGES: Page[] = [
  { to: "/profile", key: "overview" },
  { to: "/startup-profile-submission", key: "startupProfile" },
  { to: "/pitch-deck-upload", key: "pitchDeck" },
  { to: "/business-license-upload", key: "businessLicense" },
  { to: "/website-submission", key: "website" },
  { to: "/settings", key: "settings" },
];
const INVESTOR_PAGES: Page[] = [
  { to: "/profile", key: "overview" },
  { to: "/investor-profile-submission", key: "investorProfile" },
  { to: "/business-license-upload", key: "businessLicense" },
  { to: "/website-submission", key: "website" },
  { to: "/settings", key: "settings" },
];

/** What stands around every page of an account: where one is, and where one can go. */
export function AccountFrame(props: {
  role: Role;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages("account");
  const pages = props.role === STARTUP_ROLE ? STARTUP_PAGES : INVESTOR_PAGES;
  const row = useCurrentInRow(useLocation().pathname);
  return (
    <div className="frame grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[13rem_1fr] lg:py-10">
      <nav
        ref={row}
        aria-label={t("accountNavigation")}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        {pages.map(({ to, key }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-11 shrink-0 items-center rounded-lg px-3 font-medium whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-leaf"
          >
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">
        <h1 className="text-3xl font-bold md:text-4xl">{props.title}</h1>
        {props.lead ? <p className="mt-2 max-w-prose text-lg text-muted">{props.lead}</p> : null}
        <div className="mt-6">{props.children}</div>
      </div>
    </div>
  );
}
