import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptOf, industryCloseness, isIndustry } from "../lexicon/concepts.ts";

/** The score of an investor without a preference: open, but no specialist. */
const ANY_SECTOR = 0.55;
/** The most that a neighbouring industry scores. */
const CLOSE = 0.6;
/** A target named only in passing, in the texts. */
const TOLD = 0.8;
/** An investor is a specialist with up to SPECIALIST targets, and none at all from GENERALIST on. */
const SPECIALIST = 3;
const GENERALIST = 12;

/** How well the startup's industries are those that the investor looks for. */
export function sectorScore(startup: StartupFacts, investor: InvestorFacts): number | undefined {
  const { industries } = startup;
  if (industries.length === 0) return undefined;
  if (investor.targets.size === 0) return investor.anySector ? ANY_SECTOR : undefined;
  let best = 0;
  let sum = 0;
  let weights = 0;
  for (const [at, industry] of industries.entries()) {
    const weight = at === 0 ? 1 : 0.6;
    const fit = fitOf(industry, investor);
    best = Math.max(best, fit * (at === 0 ? 1 : 0.9));
    sum += fit * weight;
    weights += weight;
  }
  const fit = 0.7 * best + (0.3 * sum) / weights;
  const focused = fit * (0.78 + 0.1 * focusOf(investor) + 0.12 * subSectorFit(startup, investor));
  return investor.anySector ? Math.max(focused, ANY_SECTOR) : focused;
}

function fitOf(industry: number, { targets, criteria, story }: InvestorFacts): number {
  if (targets.has(industry)) return 1;
  if (criteria.concepts.has(industry) || story.concepts.has(industry)) return TOLD;
  let close = 0;
  for (const target of targets) close = Math.max(close, industryCloseness(industry, target));
  return close * CLOSE;
}

function focusOf({ targets }: InvestorFacts): number {
  return Math.min(1, Math.max(0, (GENERALIST - targets.size) / (GENERALIST - SPECIALIST)));
}

/** Whether a sector within the industry is wished for: cold chain, not just logistics. */
function subSectorFit({ topics }: StartupFacts, { criteria, story }: InvestorFacts): number {
  let fit = 0;
  for (const [concept, weight] of topics.weights) {
    if (isIndustry(concept) || conceptOf(concept).group === "trait") continue;
    if (criteria.concepts.has(concept)) fit += weight * 0.5;
    else if (story.concepts.has(concept)) fit += weight * 0.3;
  }
  return Math.min(1, fit);
}
