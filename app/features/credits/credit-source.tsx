import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { packFor } from "../../../contracts/offers.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** Where credits come from, beside a price: the person's plan, or what those that are missing cost. */
export function CreditSource({ credits, missing }: { credits: CreditSummary; missing: number }) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { plan, packs, sells } = credits;
  if (plan?.next && plan.state === "active" && !plan.cancelAtPeriodEnd) {
    const date = fullDate(plan.periodEnd, language, undefined);
    return (
      <p className="text-sm text-muted">{t("planAdds", { count: plan.next.credits, date })}</p>
    );
  }
  const pack = sells && missing > 0 ? packFor(missing, packs) : undefined;
  if (!pack) return null;
  const price = exactDollars(pack.cents, language);
  return <p className="text-sm text-muted">{t("packCosts", { count: pack.credits, price })}</p>;
}
