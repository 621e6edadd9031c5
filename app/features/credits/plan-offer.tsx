import type { Role } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import type { CreditPlan } from "../../../contracts/price-list.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useOfferWords } from "../pricing/use-offer-words.ts";
import { advisedOffer } from "./advised-offer.ts";
import { FailureNotice } from "./failure-notice.tsx";
import type { usePurchase } from "./use-purchase.ts";

/** An available plan: its price, its benefits, and how to cancel it. */
export function PlanOffer(props: {
  role: Role;
  plan: CreditPlan;
  summary: CreditSummary;
  purchase: ReturnType<typeof usePurchase>;
}) {
  const { role, plan, summary, purchase } = props;
  const t = useMessages("credits");
  const offers = useMessages("offers");
  const worth = useOfferWords();
  const language = useLanguage();
  const { id, credits, cents } = plan;
  const isThis = purchase.underWay?.kind === "plan" && purchase.underWay.id === id;
  const failed = purchase.failed?.item.id === id ? purchase.failed.error : undefined;
  const advice = advisedOffer(role, summary);
  const isAdvised = advice?.id === id;
  const { price, saving } = worth.perCredit(plan, summary.packs);
  const benefits = [
    worth.planExpiry(),
    worth.enoughFor(credits, role, summary.services),
    ...worth.planTerms(summary.planDiscount),
  ].filter((benefit) => benefit !== "");
  return (
    <li
      className={`card grid gap-5 ${isAdvised ? "!border-2 !border-leaf" : ""} lg:max-xl:grid-cols-[1fr_auto] lg:max-xl:items-center`}
    >
      <div>
        {isAdvised ? (
          <p className="mb-2 w-fit rounded-full bg-leaf px-3 py-0.5 text-sm font-semibold text-on-leaf">
            {offers(advice.word)}
          </p>
        ) : null}
        <h3 className="text-xl font-bold">{t("creditsMonthly", { count: credits })}</h3>
        <p className="text-lg font-semibold tabular-nums">
          {t("monthlyPrice", { price: exactDollars(cents, language) })}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {price}
          {saving === "" ? null : <span className="ms-3 font-medium text-leaf">{saving}</span>}
        </p>
        <ul className="mt-3 grid gap-1.5">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <MemberIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-3 lg:max-xl:justify-items-end">
        <BusyButton
          kind={isAdvised ? "leaf" : "quiet"}
          busy={isThis}
          busyLabel={t("toPayment")}
          waits={purchase.underWay !== undefined}
          onPress={() => purchase.begin({ kind: "plan", id })}
        >
          {t("startPlan")}
        </BusyButton>
        {failed ? <FailureNotice error={failed} /> : null}
      </div>
    </li>
  );
}
