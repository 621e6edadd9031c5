import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { accountPages, CENTRE } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { BalanceMark } from "../credits/balance-mark.tsx";
import { WaitingMark } from "../matches/waiting-mark.tsx";

/** All pages of the account beside the current one. */
export function NavigationColumn({ person, children }: { person: Person; children: ReactNode }) {
  const t = useMessages("account");
  return (
    <nav
      aria-label={t("accountNavigation")}
      className="sticky top-20 flex flex-col gap-1 self-start"
    >
      {accountPages(person.role).map(({ to, key }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 items-center gap-2 rounded-lg px-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-leaf"
        >
          {t(key)}
          {to === CENTRE ? <WaitingMark person={person} /> : null}
          {key === "credits" ? <BalanceMark person={person} /> : null}
        </NavLink>
      ))}
      {children}
    </nav>
  );
}

/**
 * Where there is no room beside the page: the centre, which is its title there, and a menu of all
 * pages.
 */
export function NavigationMenu({ person }: { person: Person }) {
  const t = useMessages("account");
  const isCentre = useLocation().pathname === CENTRE;
  const pages = accountPages(person.role);
  return (
    <nav
      aria-label={t("accountNavigation")}
      className="flex items-center justify-between gap-x-3 gap-y-1"
    >
      {pages.slice(0, 1).map(({ to, key }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={`flex min-h-11 min-w-0 items-center gap-2 ${isCentre ? "font-display text-xl leading-tight font-bold sm:text-2xl" : "text-sm font-medium text-leaf hover:underline"}`}
        >
          {isCentre ? null : <MemberIcon name="chevron" className="size-4 shrink-0 rotate-90" />}
          {t(key)}
          <WaitingMark person={person} />
        </NavLink>
      ))}
      <Dropdown
        label={t("accountMenu")}
        className="relative shrink-0"
        summary={
          <>
            {t("accountMenu")}
            <MemberIcon name="chevron" className="size-4" />
          </>
        }
        summaryClass="button button-quiet !px-3 text-sm"
        panelClass="menu-panel w-max max-w-72"
      >
        {pages.map(({ to, key }) => (
          <NavLink key={to} to={to} end className="menu-item justify-between gap-4">
            {t(key)}
            {key === "credits" ? <BalanceMark person={person} /> : null}
          </NavLink>
        ))}
      </Dropdown>
    </nav>
  );
}
