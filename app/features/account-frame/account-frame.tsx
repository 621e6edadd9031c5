import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useCurrentInRow } from "../../ui/use-current-in-row.ts";
import { accountPages, CENTRE } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { BalanceMark } from "../credits/balance-mark.tsx";
import { CheckoutNotice } from "../credits/checkout-notice.tsx";
import { WaitingMark } from "../matches/waiting-mark.tsx";
import { NextStepStrip } from "../next-step/next-step-strip.tsx";

/** The frame of every account page: the current page, the navigation, and the latest purchase. */
export function AccountFrame(props: {
  person: Person;
  title: string;
  lead?: ReactNode;
  /** Where the next step stands; `none`: the page says it itself, or is not on the way there. */
  nextStep?: "first" | "last" | "none";
  /** The parts of a long page, below its entry where the navigation is a column. */
  parts?: { id: string; name: string }[];
  children: ReactNode;
}) {
  const t = useMessages("account");
  const { person, nextStep = "first", parts = [] } = props;
  const row = useCurrentInRow(useLocation().pathname);
  return (
    <div className="frame grid gap-x-10 gap-y-4 py-4 lg:grid-cols-[13rem_minmax(0,70rem)] lg:py-10">
      <nav
        ref={row}
        aria-label={t("accountNavigation")}
        className="row-of-links relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:sticky lg:top-20 lg:mx-0 lg:flex-col lg:self-start lg:overflow-visible lg:px-0"
      >
        {accountPages(person.role).map(({ to, key }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-3 font-medium whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-leaf"
          >
            {t(key)}
            {to === CENTRE ? <WaitingMark person={person} /> : null}
            {key === "credits" ? <BalanceMark person={person} /> : null}
          </NavLink>
        ))}
        {parts.length > 0 ? (
          <ul className="ms-3 border-s border-line ps-2 max-lg:hidden">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center rounded-lg px-2 text-sm leading-snug text-muted hover:bg-sunken hover:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </nav>
      <div className="min-w-0">
        <CheckoutNotice person={person} />
        <h1 className="text-2xl font-bold md:text-4xl">{props.title}</h1>
        {/* A lead may contain an email address, which is one long word. */}
        {props.lead ? (
          <p className="mt-1 max-w-prose text-sm wrap-anywhere text-muted md:mt-2 md:text-lg">
            {props.lead}
          </p>
        ) : null}
        {nextStep === "first" ? <NextStepStrip person={person} keepsPlace /> : null}
        <div className="mt-4 md:mt-6">{props.children}</div>
        {nextStep === "last" ? <NextStepStrip person={person} keepsPlace={false} /> : null}
      </div>
    </div>
  );
}
