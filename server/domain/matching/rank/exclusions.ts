import type { Exclusion, Thesis } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import { shareAny } from "../facts/sets.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptAt, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import type { Stages } from "../lexicon/stages.ts";
import { competitorsAmong } from "./competitors.ts";

/** Whether either side has said that it wants nothing of the kind of the other. */
export function isExcluded(startup: StartupFacts, investor: InvestorFacts): boolean {
  return (
    investor.closed ||
    investor.exclusions.some((exclusion) => refusesStartup(exclusion, investor, startup)) ||
    breaksLimits(investor.criteria, startup) ||
    breaksLimits(investor.story, startup) ||
    startup.criteria.exclusions.some((exclusion) => refusesInvestor(exclusion, investor)) ||
    breaksStartupsLimits(startup.criteria, investor) ||
    ((startup.criteria.refusesRivals || investor.refusesRivals) &&
      competitorsAmong(startup, investor).length > 0)
  );
}

const WEB3 = conceptAt("web3");
const REVENUE = conceptAt("revenue");
const PRE_REVENUE = conceptAt("pre_revenue");
const PROFITABLE = conceptAt("profitable");
const LOSS_MAKING = conceptAt("loss_making");
const B2B = conceptAt("b2b");
const B2C = conceptAt("b2c");

function refusesStartup(
  { concepts, stages, places, unless, firm }: Exclusion,
  investor: InvestorFacts,
  startup: StartupFacts,
): boolean {
  if (concepts.length === 0 && stages === 0 && places.length === 0) return false;
  // Where the sentence is not clear, what the investor says it invests in is.
  const isTarget = investor.targetsAreStated && concepts.some((one) => investor.targets.has(one));
  if (isTarget && !firm) return false;
  if (unless.some((concept) => startup.topics.weights.has(concept))) return false;
  return (
    concepts.every((concept) => startup.identity.has(concept)) &&
    (stages === 0 || (refusedStages(stages, investor.stages) & startup.stage) !== 0) &&
    (places.length === 0 || (startup.country !== undefined && places.includes(startup.country)))
  );
}

/** "No early stage" of an investor in Series A does not mean Series A; "no seed" of one in seed does. */
function refusedStages(refused: Stages, stated: Stages): Stages {
  return refused & ~stated || refused;
}

/** "Only", "must": what is known of the startup and is not among it. */
function breaksLimits({ only, required, earnedAtLeast }: Thesis, startup: StartupFacts): boolean {
  if (only.stages !== 0 && startup.stage !== 0 && (only.stages & startup.stage) === 0) return true;
  const { country } = startup;
  if (only.places.size > 0 && country !== undefined && !only.places.has(country)) return true;
  if (earnedAtLeast !== undefined && startup.earned && startup.earned.max < earnedAtLeast) {
    return true;
  }
  if (required.has(REVENUE) && startup.identity.has(PRE_REVENUE)) return true;
  if (required.has(PROFITABLE) && startup.identity.has(LOSS_MAKING)) return true;
  if (required.has(B2B) && startup.identity.has(B2C)) return true;
  if (required.has(B2C) && startup.identity.has(B2B)) return true;
  return breaksSectors(only.concepts, (concept) => has(startup, concept));
}

/** Of the limits by sector at least one must fit; what else is limited, a profile rarely tells. */
function breaksSectors(only: ReadonlySet<number>, fits: (concept: number) => boolean): boolean {
  let limited = false;
  for (const concept of only) {
    const { group } = conceptOf(concept);
    if (group !== "industry" && group !== "sector") continue;
    if (fits(concept)) return false;
    limited = true;
  }
  return limited;
}

function has(startup: StartupFacts, concept: number): boolean {
  if (startup.industries.length === 0 && startup.topics.weights.size === 0) return true;
  return (
    startup.industries.includes(concept) ||
    startup.topics.weights.has(concept) ||
    [...startup.topics.headline].some((named) => conceptOf(named).of.includes(concept))
  );
}

function refusesInvestor(
  { concepts, stages, places, types, unless }: Exclusion,
  investor: InvestorFacts,
): boolean {
  if (concepts.length + places.length + types.length === 0 && stages === 0) return false;
  if (unless.some((concept) => investor.identity.has(concept))) return false;
  return (
    concepts.every((concept) => isOrWants(investor, concept)) &&
    (stages === 0 || (investor.stages !== 0 && (investor.stages & ~stages) === 0)) &&
    (places.length === 0 ||
      (investor.country !== undefined && places.includes(investor.country))) &&
    (types.length === 0 || types.some((type) => isOfType(investor, type)))
  );
}

function isOrWants({ identity, criteria, story }: InvestorFacts, concept: number): boolean {
  if (identity.has(concept)) return true;
  return !isIndustry(concept) && (criteria.concepts.has(concept) || story.concepts.has(concept));
}

function isOfType({ types, topics }: InvestorFacts, type: string): boolean {
  return types.has(type) || (type === "token_fund" && topics.headline.has(WEB3));
}

function breaksStartupsLimits({ only }: Thesis, investor: InvestorFacts): boolean {
  const { types, places, country, stages } = investor;
  if (only.types.size > 0 && types.size > 0 && !shareAny(types, only.types)) return true;
  if (only.stages !== 0 && stages !== 0 && (only.stages & stages) === 0) return true;
  if (only.places.size > 0 && country !== undefined && !only.places.has(country)) {
    const invests = investor.everywhere || shareAny(places, only.places);
    if (only.placesAreSeats || !invests) return true;
  }
  if (investor.anySector || investor.targets.size === 0) return false;
  return breaksSectors(
    only.concepts,
    (concept) =>
      investor.targets.has(concept) ||
      investor.topics.weights.has(concept) ||
      investor.criteria.concepts.has(concept) ||
      conceptOf(concept).of.some((industry) => investor.targets.has(industry)),
  );
}
