import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useWide } from "../../ui/use-wide.ts";
import { CENTRE } from "../account/account-pages.ts";
import { LeaveGuard } from "../account/leave-guard.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CheckoutNotice } from "../credits/checkout-notice.tsx";
import { NextStepStrip } from "../next-step/next-step-strip.tsx";
import { NavigationColumn, NavigationMenu } from "./account-navigation.tsx";

/**
 * The frame of every account page: the current page, the navigation, the latest purchase, and the
 * question before leaving would lose something.
 */
export function AccountFrame(props: {
  person: Person;
  title: string;
  lead?: ReactNode;
  /** False where the page says the next step itself, or is not on the way there. */
  hasNextStep?: boolean;
  /** Something is saved on this page: what could look like the price of saving is not offered there. */
  isForm?: boolean;
  /** The parts of a long page, below its entry where the navigation is a column. */
  parts?: { id: string; name: string }[];
  children: ReactNode;
}) {
  const { person, hasNextStep = true, isForm = false, parts = [] } = props;
  const { pathname } = useLocation();
  const isWide = useWide();
  return (
    <div className="account-frame frame grid gap-x-10 gap-y-2 py-4 lg:grid-cols-[13rem_minmax(0,70rem)] lg:py-10">
      {isWide ? (
        <NavigationColumn person={person}>
          {parts.length > 0 ? (
            <ul className="ms-3 border-s border-line ps-2">
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
        </NavigationColumn>
      ) : (
        <NavigationMenu person={person} />
      )}
      <div className="min-w-0">
        <CheckoutNotice person={person} />
        {/* On a phone the link to the centre is its title. */}
        <h1
          className={`text-[1.75rem] leading-tight font-bold md:text-4xl ${isWide || pathname !== CENTRE ? "" : "sr-only"}`}
        >
          {props.title}
        </h1>
        {/* A lead may contain an email address, which is one long word. */}
        {props.lead ? (
          <p className="mt-1 max-w-prose text-sm wrap-anywhere text-muted md:mt-2 md:text-lg">
            {props.lead}
          </p>
        ) : null}
        <div className="mt-4 md:mt-6">
          <LeaveGuard>{props.children}</LeaveGuard>
        </div>
        {/* The page's own content comes first, and nothing moves once the step is known. */}
        {hasNextStep ? (
          <div className="mt-5 empty:hidden">
            <NextStepStrip
              person={person}
              keepsPlace={false}
              isBesideForm={isForm}
              isQuiet={pathname !== CENTRE}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
