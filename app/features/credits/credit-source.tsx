import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { offerFor } from "../../../contracts/offers.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

type Offer = Pick<CreditSummary["plans"][number], "id" | "credits" | "cents">;

/** Where credits come from, beside a price: the person's plan, or the price of the missing ones. */
export function CreditSource({ credits, missing }: { credits: CreditSummary; missing: number }) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { plan, packs, plans, sells } = credits;
  if (plan?.next && plan.state === "active" && !plan.cancelAtPeriodEnd) {
    const date = fullDate(plan.periodEnd, language, undefined);
    return (
      <p className="text-sm text-muted">{t("planAdds", { count: plan.next.credits, date })}</p>
    );
  }
  // Packs first: at the same price, choose what does not renew.
  const offers: readonly Offer[] = plan ? packs : [...packs, ...plans];
  const offer = sells && missing > 0 ? offerFor(missing, offers) : undefined;
  if (!offer) return null;
  const isPlan = plans.some(({ id }) => id === offer.id);
  const price = exactDollars(offer.cents, language);
  return (
    <p className="text-sm text-muted">
      {t(isPlan ? "planCosts" : "packCosts", { count: offer.credits, price })}
    </p>
  );
}
