import { useEffect, useRef, useState } from "react";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary, RunningPlan } from "../../../contracts/credits.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { PlanStanding } from "./plan-standing.tsx";
import { PortalButton } from "./portal-button.tsx";
import { usePlanAction } from "./use-plan-actions.ts";

/** The running plan: its state, and what can be done with it. */
export function RunningPlanCard(props: {
  person: Person;
  summary: CreditSummary;
  plan: RunningPlan;
}) {
  const { person, summary, plan } = props;
  const t = useMessages("credits");
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  /** The plan as it was when something was pressed. */
  const before = useRef<typeof plan>(undefined);
  const lastDay = dateBesideTables(plan.periodEnd, language, undefined);
  const steering = usePlanAction(person, (action) => {
    if (action === "cancel") setAsking(false);
    const text =
      action === "cancel"
        ? t("planCancelled", { date: lastDay })
        : t(action === "resume" ? "planResumed" : "planChanged");
    void notify("success", text);
  });
  const { variables, isPending, isError, mutate } = steering;
  const act: typeof mutate = (action) => {
    before.current = plan;
    mutate(action);
  };

  useEffect(() => {
    if (isError) before.current = undefined;
    // The live change may arrive before the answer.
    if (isPending || before.current === undefined || before.current === plan) return;
    before.current = undefined;
    // The change removes the pressed button: the focus must not be lost.
    document.getElementById("plan-heading")?.focus();
  }, [plan, isPending, isError]);

  const others = summary.plans.filter(({ id }) => id !== plan.nextPlanId);
  return (
    <div className="card mt-4">
      <PlanStanding plan={plan} plans={summary.plans} />
      <div className="mt-5 flex flex-wrap gap-3">
        {plan.state === "past_due" ? <PortalButton kind="leaf" /> : null}
        {plan.cancelAtPeriodEnd ? (
          <BusyButton busy={isPending} busyLabel={t("working")} onPress={() => act("resume")}>
            {t("resumePlan")}
          </BusyButton>
        ) : (
          <>
            {others.map(({ id, credits, cents }) => (
              <BusyButton
                key={id}
                kind="quiet"
                busy={isPending && typeof variables === "object" && variables.changeTo === id}
                waits={isPending}
                busyLabel={t("working")}
                onPress={() => act({ changeTo: id })}
              >
                {t("changePlan", { count: credits, price: exactDollars(cents, language) })}
              </BusyButton>
            ))}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                steering.reset();
                setAsking(true);
              }}
            >
              {t("cancelPlan")}
            </button>
          </>
        )}
        {plan.state === "past_due" ? null : <PortalButton kind="quiet" />}
      </div>
      {others.length > 0 && !plan.cancelAtPeriodEnd ? (
        <p className="mt-3 text-sm text-muted">{t("changeText", { date: lastDay })}</p>
      ) : null}
      {steering.error && !isAsking ? (
        <div className="mt-3">
          <FailureNotice error={steering.error} />
        </div>
      ) : null}
      {isAsking ? (
        <CancelPlanDialog
          lastDay={lastDay}
          isBusy={isPending}
          error={steering.error}
          onCancelPlan={() => act("cancel")}
          onKeep={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
