import { competitorsDenied } from "./competitors-denied.ts";
import { dependenceDenied, renamedCounts } from "./customers.ts";
import { outdatedProjections } from "./dates.ts";
import { differingFigures } from "./differences.ts";
import { wrongEquations } from "./equations.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";
import { fundsShares } from "./funds.ts";
import { growthWrong } from "./growth.ts";
import { marketOrder, topDown } from "./market.ts";
import { shareOverWhole } from "./over-whole.ts";
import { paybackWrong } from "./payback.ts";
import { brokenEven, plannedRevenue } from "./plan.ts";
import { runwayOfCash } from "./runway.ts";
import { splitOver } from "./splits.ts";
import { useOfFunds } from "./sums.ts";
import { plansInPast, totals } from "./tables.ts";
import { askDiffers, headcountWrong, recurringDiffers } from "./told-twice.ts";
import { lifetimeAgainstCost } from "./unit-economics.ts";
import { jargon, unread } from "./wording.ts";

/** In the order in which issues are listed: the weightiest first. */
const RULES: Rule[] = [
  unread,
  marketOrder,
  differingFigures,
  recurringDiffers,
  askDiffers,
  shareOverWhole,
  lifetimeAgainstCost,
  useOfFunds,
  fundsShares,
  splitOver,
  totals,
  plansInPast,
  wrongEquations,
  plannedRevenue,
  brokenEven,
  runwayOfCash,
  paybackWrong,
  growthWrong,
  headcountWrong,
  dependenceDenied,
  outdatedProjections,
  competitorsDenied,
  topDown,
  renamedCounts,
  jargon,
];

/** All faults of a deck, each rule once for the same words of a page. */
export function findFaults(evidence: Evidence): Finding[] {
  const found = RULES.flatMap((rule) => rule(evidence));
  return found.filter(
    (one, at) =>
      found.findIndex(
        (other) => other.rule === one.rule && other.page === one.page && other.text === one.text,
      ) === at,
  );
}
