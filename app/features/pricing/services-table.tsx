import type { ReactNode } from "react";
import { Link } from "react-router";
import { ROLES, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { servicesOf } from "../../../contracts/offers.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { MIN_DECK_SCORE, pricesFor } from "../../../contracts/prices.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { InDollars } from "./in-dollars.tsx";
import { ROLE_NAMES } from "./role-names.ts";

const WORDS = {
  deckReview: { name: "deckReview", about: "deckReviewText" },
  publish: { name: "publish", about: "publishText" },
  match: { name: "match", about: "matchText" },
} as const;

/** On a phone the costs are below the service. */
const ROW = "align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-3";
const NAME = "text-start font-semibold max-sm:col-span-2 sm:py-3 sm:pe-3";

/**
 * What each service offers, and its price for either role: in credits, and in dollars at the
 * dearest pack.
 */
export function ServicesTable(props: { prices: PriceList; firstReviewIsFree: boolean }) {
  const { prices, firstReviewIsFree } = props;
  const t = useMessages("pricing");
  const cells = ROLES.map((role) => ({
    role,
    prices: pricesFor(role, prices),
    services: servicesOf(role),
  }));
  return (
    <table className="w-full max-w-[54rem] border-collapse text-start">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t("service")}
          </th>
          <th scope="col" className="py-2 ps-8 text-end font-medium">
            {t("forStartups")}
          </th>
          <th scope="col" className="py-2 ps-8 text-end font-medium">
            {t("forInvestors")}
          </th>
        </tr>
      </thead>
      <tbody>
        {servicesOf(STARTUP_ROLE).map((service) => (
          <tr key={service} className={`border-b border-line ${ROW}`}>
            <th scope="row" className={NAME}>
              {service === "deckReview" ? (
                <Link to="/deck-review" className="underline underline-offset-4 hover:text-leaf">
                  {t(WORDS[service].name)}
                </Link>
              ) : (
                t(WORDS[service].name)
              )}
              <span className="block max-w-prose text-sm font-normal text-muted">
                {t(WORDS[service].about, { score: MIN_DECK_SCORE })}
              </span>
            </th>
            {cells.map(({ role, prices: own, services }) =>
              services.includes(service) ? (
                <Cost key={role} role={role} credits={own[service]} prices={prices}>
                  {service === "deckReview" && firstReviewIsFree ? (
                    <span className="font-medium text-leaf">{t("firstFree")}</span>
                  ) : null}
                  {service === "publish" ? t("nonRefundable") : null}
                </Cost>
              ) : (
                <td key={role} className="text-muted max-sm:hidden sm:py-3 sm:ps-8 sm:text-end">
                  –
                </td>
              ),
            )}
          </tr>
        ))}
        <tr className={`border-b border-line ${ROW}`}>
          <th scope="row" className={NAME}>
            {t("introduction")}
            <span className="block max-w-prose text-sm font-normal text-muted">
              {t("introductionText")}
            </span>
          </th>
          {ROLES.map((role) => (
            <td key={role} className="sm:py-3 sm:ps-8 sm:text-end">
              <span className="block text-sm text-muted sm:hidden">{t(ROLE_NAMES[role])}</span>
              <span className="font-semibold text-leaf">{t("free")}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Cost(props: { role: Role; credits: number; prices: PriceList; children: ReactNode }) {
  const t = useMessages("pricing");
  return (
    <td className="tabular-nums sm:py-3 sm:ps-8 sm:text-end">
      <span className="block text-sm text-muted sm:hidden">{t(ROLE_NAMES[props.role])}</span>
      <span className="font-semibold whitespace-nowrap">
        {t("credits", { count: props.credits })}
      </span>
      <InDollars credits={props.credits} prices={props.prices} />
      <span className="block text-sm whitespace-nowrap empty:hidden">{props.children}</span>
    </td>
  );
}
