import type { ReactNode } from "react";
import type { CreditSummary } from "../../../contracts/credits.ts";
import type { ServicePrices } from "../../../contracts/price-list.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CreditSource } from "./credit-source.tsx";
import { NotEnoughCredits } from "./not-enough-credits.tsx";
import { priceOf, useCredits } from "./use-credits.ts";

const REFUNDS = {
  publish: "refundNever",
  deckReview: "refundOnFailure",
  match: "refundOnNoMatch",
} as const satisfies Record<keyof ServicePrices, string>;

/** A service's price and the balance, what is missing, the button, and when credits are refunded, always in this order. */
export function SpendLine(props: {
  person: Person;
  service: keyof ServicePrices;
  /**
   * The page of the service, to which people return after buying credits. Undefined: something else
   * comes first, and nothing is bought or spent yet.
   */
  from?: string | undefined;
  /** Something else must be done before credits are added. */
  isQuiet?: boolean;
  /**
   * The button for it, or for what comes before it; without the credits, the link to buy them takes
   * its place.
   */
  children?: ReactNode;
}) {
  const t = useMessages("centre");
  const query = useCredits(props.person);
  return (
    <div className="mt-4">
      <Loaded query={query} failedTitle={t("creditsUnchecked")} showsEarlier>
        {(credits) => <Figures {...props} credits={credits} />}
      </Loaded>
    </div>
  );
}

function Figures(props: {
  credits: CreditSummary;
  service: keyof ServicePrices;
  from?: string | undefined;
  isQuiet?: boolean;
  children?: ReactNode;
}) {
  const { credits, service, from, isQuiet, children } = props;
  const t = useMessages("centre");
  const price = priceOf(credits, service);
  const { balance } = credits;
  if (price === 0) return <Free usual={credits.services[service]}>{children}</Free>;
  const isEnough = balance >= price;
  const isLocked = from === undefined;
  const figures = [
    { name: t("price"), count: price },
    { name: t("balanceBefore"), count: balance },
    ...(isEnough && !isLocked ? [{ name: t("balanceAfter"), count: balance - price }] : []),
  ];
  return (
    <div className="max-w-prose rounded-xl bg-sunken p-4">
      <dl className="grid gap-1">
        {figures.map(({ name, count }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">
              {t("credits", { count })}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 empty:hidden">
        {isLocked && !isEnough ? (
          <p className="text-sm">{t("notEnoughText", { count: price - balance })}</p>
        ) : null}
        <CreditSource credits={credits} missing={price - balance} />
      </div>
      {isEnough || isLocked ? (
        children
      ) : (
        <div className="notice notice-info mt-3">
          <NotEnoughCredits missing={price - balance} from={from} isQuiet={isQuiet} />
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{t(REFUNDS[service])}</p>
    </div>
  );
}

/** The first review of a company (docs/decisions/0045-first-review-free.md). */
function Free({ usual, children }: { usual: number; children: ReactNode }) {
  const t = useMessages("centre");
  return (
    <div className="max-w-prose rounded-xl bg-sunken p-4">
      <dl>
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t("price")}</dt>
          <dd className="whitespace-nowrap">
            <s className="me-2 text-muted tabular-nums">{t("credits", { count: usual })}</s>
            <span className="font-semibold text-leaf">{t("free")}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-2 font-semibold">{t("freeReview")}</p>
      {children}
      <p className="mt-3 text-sm text-muted">{t("freeReviewText")}</p>
    </div>
  );
}
