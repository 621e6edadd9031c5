import { exactDollars } from "../../../contracts/amounts.ts";
import { PLAN_CARRY_OVER_DAYS } from "../../../contracts/credits.ts";
import type { CreditPlan } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import type { usePurchase } from "./use-purchase.ts";

/** An available plan: its price, its benefits, and how to cancel it. */
export function PlanOffer(props: {
  plan: CreditPlan;
  planDiscount: number;
  purchase: ReturnType<typeof usePurchase>;
}) {
  const { plan, planDiscount, purchase } = props;
  const t = useMessages("credits");
  const language = useLanguage();
  const { id, credits, cents } = plan;
  const isThis = purchase.underWay?.kind === "plan" && purchase.underWay.id === id;
  const failed = purchase.failed?.item.id === id ? purchase.failed.error : undefined;
  const benefits = [
    t("planDiscountText", { discount: percentage(planDiscount / 100, language) }),
    t("planCarryOver", { count: PLAN_CARRY_OVER_DAYS }),
    t("planCancelText"),
  ];
  return (
    <li className="card grid gap-5 md:!p-6 lg:grid-cols-[1fr_auto] lg:items-center">
      <div>
        <h3 className="text-xl font-bold">{t("creditsMonthly", { count: credits })}</h3>
        <p className="text-lg font-semibold tabular-nums">
          {t("monthlyPrice", { price: exactDollars(cents, language) })}
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
      <div className="grid gap-3 lg:justify-items-end">
        <BusyButton
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
