import { exactDollars } from "../../../contracts/amounts.ts";
import type { RunningPlan } from "../../../contracts/credits.ts";
import type { CreditPlan } from "../../../contracts/price-list.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";

/** The plan, and what comes next: a payment, another plan, its end, or a missing payment. */
export function PlanStanding({ plan, plans }: { plan: RunningPlan; plans: CreditPlan[] }) {
  const t = useMessages("credits");
  const language = useLanguage();
  const day = (iso: string) => dateBesideTables(iso, language, undefined);
  // It continues as it was bought. The price list may no longer have a plan from before that was
  // recorded.
  const credits = plan.credits ?? plans.find(({ id }) => id === plan.planId)?.credits;
  const next = plan.next ?? plans.find(({ id }) => id === plan.nextPlanId);
  const isChanging = plan.nextPlanId !== plan.planId && !plan.cancelAtPeriodEnd;
  const date = day(plan.periodEnd);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-xl font-bold">
          {credits === undefined ? t("earlierPlan") : t("creditsMonthly", { count: credits })}
        </h3>
        <p className="rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium text-leaf">
          {t(badgeOf(plan))}
        </p>
      </div>
      {plan.state === "past_due" ? (
        <div className="mt-4">
          <Notice kind="alert" title={t("pastDueTitle")}>
            <p className="mt-1 max-w-prose text-sm">
              {t("pastDueText", { date: day(plan.graceUntil ?? plan.periodEnd) })}
            </p>
          </Notice>
        </div>
      ) : (
        <p className="mt-2">
          {plan.cancelAtPeriodEnd
            ? t("planEnds", { date })
            : next
              ? t("planRenews", { date, price: exactDollars(next.cents, language) })
              : t("planRenewsAsBefore", { date })}
        </p>
      )}
      {isChanging && next ? (
        <p className="mt-1 text-muted">{t("planChanges", { date, count: next.credits })}</p>
      ) : null}
    </>
  );
}

function badgeOf({ state, cancelAtPeriodEnd }: RunningPlan) {
  if (state === "past_due") return "planPastDue";
  return cancelAtPeriodEnd ? "planEnding" : "planActive";
}
