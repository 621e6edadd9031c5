import type { Thesis } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import { shareAny } from "../facts/sets.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptAt, conceptOf, industryCloseness, isIndustry } from "../lexicon/concepts.ts";

/** How well each side fits what the other says it is looking for. */

/** A profile does not tell everything: a trait that it does not mention may still be there. */
const UNTOLD = 0.35;
const SAME_INDUSTRY = 0.3;
/** An investor that does not mention this kind of help may still give it. */
const WRONG_TYPE = 0.1;

const CORPORATE_NETWORK = conceptAt("corporate_network");
const CORPORATE_INVESTOR = conceptAt("corporate_investor");
/** Nobody asks to be taken over, or for investors who only come along. */
const UNWISHED = new Set([conceptAt("majority"), conceptAt("follower")]);
const IMPACT = conceptAt("impact");
const REVENUE = conceptAt("revenue");
const PRE_REVENUE = conceptAt("pre_revenue");

type Judged = { best: number; sum: number; weight: number };

/** How well the startup fits the wishes in an investor's text. */
export function investorWishes(thesis: Thesis, startup: StartupFacts): number | undefined {
  const fields: Judged = { best: 0, sum: 0, weight: 0 };
  const traits: Judged = { best: 0, sum: 0, weight: 0 };
  for (const [concept, weight] of thesis.concepts) {
    const { group } = conceptOf(concept);
    // The help that the investor offers is no wish.
    if (group === "help") continue;
    if (group === "trait") judge(traits, traitFit(concept, startup), weight);
    else judge(fields, fieldFit(concept, startup), weight);
  }
  return together(fields, traits);
}

function judge(judged: Judged, fit: number, weight: number): void {
  judged.best = Math.max(judged.best, fit);
  judged.sum += fit * weight;
  judged.weight += weight;
}

/** One of several fields is enough, but all traits are wanted. */
function together(fields: Judged, traits: Judged): number | undefined {
  const field = 0.7 * fields.best + (0.3 * fields.sum) / fields.weight;
  const trait = traits.sum / traits.weight;
  if (fields.weight === 0) return traits.weight === 0 ? undefined : trait;
  return traits.weight === 0 ? field : 0.65 * field + 0.35 * trait;
}

export function fieldFit(concept: number, { industries, topics }: StartupFacts): number {
  if (isIndustry(concept)) {
    let fit = topics.weights.has(concept) ? 0.5 : 0;
    for (const industry of industries) {
      fit = Math.max(fit, industry === concept ? 0.8 : 0.5 * industryCloseness(industry, concept));
    }
    return fit;
  }
  if (topics.weights.has(concept)) return 1;
  return conceptOf(concept).of.some((one) => industries.includes(one)) ? SAME_INDUSTRY : 0;
}

export function traitFit(concept: number, { topics, earned }: StartupFacts): number {
  if (topics.weights.has(concept)) return 1;
  if (concept === REVENUE) {
    if (topics.weights.has(PRE_REVENUE)) return 0;
    return earned ? 1 : UNTOLD;
  }
  return concept === PRE_REVENUE && topics.weights.has(REVENUE) ? 0 : UNTOLD;
}

/** How well the investor fits the wishes in a startup's text. */
export function startupWishes(thesis: Thesis, investor: InvestorFacts): number | undefined {
  const fields: Judged = { best: 0, sum: 0, weight: 0 };
  const traits: Judged = { best: 0, sum: 0, weight: 0 };
  for (const [concept, weight] of thesis.concepts) {
    const fit = offers(investor, concept);
    if (isHelp(concept)) judge(traits, fit > 0 ? 1 : UNTOLD, weight);
    else if (!["trait", "help"].includes(conceptOf(concept).group)) judge(fields, fit, weight);
  }
  if (thesis.types.size > 0 && investor.types.size > 0) {
    const isWanted = shareAny(investor.types, thesis.types);
    judge(traits, isWanted ? 1 : WRONG_TYPE, 2);
  }
  if (thesis.places.size > 0) judge(traits, placeFit(thesis.places, investor), 1);
  return together(fields, traits);
}

/** What a startup may want an investor to be; other traits in its criteria are its own. */
export function isHelp(concept: number): boolean {
  return (conceptOf(concept).group === "help" && !UNWISHED.has(concept)) || concept === IMPACT;
}

/** Whether an investor names it, by field or in its texts. */
export function offers(investor: InvestorFacts, concept: number): number {
  const { targets, topics, criteria, story } = investor;
  if (targets.has(concept) || story.concepts.has(concept) || topics.weights.has(concept)) return 1;
  if (criteria.concepts.has(concept)) return 1;
  // The fund of a company brings its network.
  if (concept === CORPORATE_NETWORK) return offers(investor, CORPORATE_INVESTOR);
  return conceptOf(concept).of.some((industry) => targets.has(industry)) ? 0.5 : 0;
}

function placeFit(wanted: ReadonlySet<string>, { country, places, topics }: InvestorFacts): number {
  if (country !== undefined && wanted.has(country)) return 1;
  if (shareAny(topics.places, wanted)) return 0.9;
  return shareAny(places, wanted) ? 0.6 : 0;
}
