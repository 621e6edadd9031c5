import { datesAgainstToday, outdatedProjections } from "./dates.ts";
import { differingFigures, differingSentences } from "./differences.ts";
import { untimedMetrics, vagueGrowth, vanityMetrics } from "./evidence.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";
import { growthArithmetic } from "./growth.ts";
import { marketOrder, topDown, unsourcedMarket } from "./market.ts";
import { hockeyStick, unfoundedProjections } from "./projections.ts";
import { sameMarket, samePhrases } from "./same-words.ts";
import { missingSections, thinSections, unitEconomics } from "./sections.ts";
import { listedShares } from "./shares.ts";
import { competitorsDenied, licences } from "./standing.ts";
import { sharesOver100, totals, useOfFunds } from "./sums.ts";
import { lifetimeAgainstCost, runwayAgainstBurn } from "./unit-economics.ts";
import { jargon, length, superlatives, unread, wallsOfText } from "./wording.ts";

/** What weighs most comes first; so the issues are listed. */
const RULES: Rule[] = [
  unread,
  marketOrder,
  differingFigures,
  differingSentences,
  samePhrases,
  sameMarket,
  lifetimeAgainstCost,
  useOfFunds,
  sharesOver100,
  listedShares,
  totals,
  growthArithmetic,
  runwayAgainstBurn,
  datesAgainstToday,
  outdatedProjections,
  missingSections,
  thinSections,
  unitEconomics,
  licences,
  competitorsDenied,
  topDown,
  unsourcedMarket,
  hockeyStick,
  unfoundedProjections,
  vanityMetrics,
  vagueGrowth,
  untimedMetrics,
  superlatives,
  jargon,
  wallsOfText,
  length,
];

/** All faults of a deck; the same rule says the same words of a page once. */
export function findFaults(evidence: Evidence): Finding[] {
  const found = RULES.flatMap((rule) => rule(evidence));
  return found.filter(
    (one, at) =>
      found.findIndex(
        (other) =>
          sayOf(other) === sayOf(one) && other.page === one.page && other.text === one.text,
      ) === at,
  );
}

/** Of the rules that compare pages, those that know what is compared come first, and are enough. */
const DIFFERENCES = new Set<string>(["market_differs", "ask_differs", "figure_differs"]);

function sayOf({ rule }: Finding): string {
  return DIFFERENCES.has(rule) ? "differs" : rule;
}
