import { ROLES, type Role } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import { firstOffer, firstWay, servicesOf } from "../../../contracts/offers.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { ROLE_NAMES } from "./role-names.ts";

type Offered = { prices: PriceList; firstReviewIsFree: boolean };

/**
 * What everything costs together the first time, for each role, and the cheapest way to pay for it.
 */
export function WorkedExample({ prices, firstReviewIsFree }: Offered) {
  const t = useMessages("pricing");
  return (
    <section>
      <h2 className="text-xl font-bold md:text-2xl">{t("wholeWay")}</h2>
      <div className="mt-4 grid gap-x-12 gap-y-4 lg:max-xl:grid-cols-2">
        {ROLES.map((role) => (
          <OfRole key={role} role={role} prices={prices} firstReviewIsFree={firstReviewIsFree} />
        ))}
      </div>
    </section>
  );
}

function OfRole({ role, prices, firstReviewIsFree }: Offered & { role: Role }) {
  const t = useMessages("pricing");
  const own = pricesFor(role, prices);
  const { credits, isReviewFree } = firstWay(role, own, firstReviewIsFree);
  return (
    <div className="rounded-2xl bg-sunken p-5">
      <h3 className="font-sans font-semibold">{t(ROLE_NAMES[role])}</h3>
      <dl className="mt-2 tabular-nums">
        {servicesOf(role).map((service) => (
          <div key={service} className="flex justify-between gap-4 py-1">
            <dt>{t(service)}</dt>
            <dd>
              {service === "deckReview" && isReviewFree
                ? t("firstFree")
                : t("credits", { count: own[service] })}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t("total")}</dt>
          <dd className="text-end">{t("credits", { count: credits })}</dd>
        </div>
        <Paid role={role} prices={prices} credits={credits} />
      </dl>
    </div>
  );
}

/** Credits are sold in packs and plans: the actual price, and how many credits are left over. */
function Paid({ role, prices, credits }: { role: Role; prices: PriceList; credits: number }) {
  const t = useMessages("pricing");
  const language = useLanguage();
  const id = firstOffer(role, pricesFor(role, prices), prices);
  const pack = prices.packs.find((one) => one.id === id);
  const offer = pack ?? prices.plans.find((one) => one.id === id);
  if (!offer) return null;
  const price = exactDollars(offer.cents, language);
  return (
    <div className="mt-1 flex justify-between gap-4">
      <dt className="shrink-0 font-semibold whitespace-nowrap">{t("youPay")}</dt>
      <dd className="text-end">
        <span className="font-semibold">{pack ? price : t("monthlyPrice", { price })}</span>
        <span className="block text-sm text-muted">
          {t(pack ? "paidPack" : "paidPlan", {
            bought: offer.credits,
            count: offer.credits - credits,
          })}
        </span>
      </dd>
    </div>
  );
}
