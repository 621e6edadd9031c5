import { type Deal, isDealIn } from "../facts/deals.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptOf } from "../lexicon/concepts.ts";

/** Concepts that two companies must share to count as competitors. */
const ALIKE = 2;

export type Competitor = { company: string; concepts: number[] };

/** Companies that the investor backed and that do what the startup does, in the same market. */
export function competitorsAmong(startup: StartupFacts, investor: InvestorFacts): Competitor[] {
  return investor.deals.flatMap((deal) => {
    if (!deal.company || isDealIn(deal, startup.name)) return [];
    const concepts = sharedTrade(startup, deal);
    return isSameMarket(startup, deal) && concepts.length >= ALIKE
      ? [{ company: deal.company, concepts }]
      : [];
  });
}

/** At least one shared sector, plus shared customers, technologies or a stated industry. */
function sharedTrade(startup: StartupFacts, deal: Deal): number[] {
  const both = [...deal.concepts].filter((concept) => startup.topics.weights.has(concept));
  const ofGroup = (...groups: string[]) =>
    both.filter((concept) => groups.includes(conceptOf(concept).group));
  if (ofGroup("sector").length === 0) return [];
  const industries = [...deal.industries, ...deal.concepts].filter((industry) =>
    startup.industries.includes(industry),
  );
  return [...new Set([...ofGroup("sector", "customer", "technology"), ...industries])];
}

function isSameMarket(startup: StartupFacts, { country }: Deal): boolean {
  return country === undefined || country === startup.country || startup.markets.has(country);
}
