import type { CreditSummary } from "../../../contracts/credits.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { RunningPlanCard } from "./running-plan.tsx";
import type { usePurchase } from "./use-purchase.ts";

/** The monthly plan of the person's role: the offer, or the state of the running one. */
export function PlanSection(props: {
  person: Person;
  summary: CreditSummary;
  purchase: ReturnType<typeof usePurchase>;
}) {
  const { person, summary, purchase } = props;
  const t = useMessages("credits");
  if (!summary.plan && summary.plans.length === 0) return null;
  return (
    <section aria-labelledby="plan-heading">
      <h2 id="plan-heading" tabIndex={-1} className="text-xl font-bold outline-none md:text-2xl">
        {t("planTitle")}
      </h2>
      {summary.plan ? (
        <RunningPlanCard person={person} summary={summary} plan={summary.plan} />
      ) : (
        <ul className="mt-4 grid gap-3">
          {summary.plans.map((plan) => (
            <PlanOffer
              key={plan.id}
              role={person.role}
              plan={plan}
              summary={summary}
              purchase={purchase}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
