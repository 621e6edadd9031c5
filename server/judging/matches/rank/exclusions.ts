import type { MatchDirection } from "../../../../contracts/matching.ts";
import type { Stages } from "../../../language/stages.ts";
import type { Exclusion, Thesis } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import { shareAny } from "../facts/sets.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptAt, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import { chequeIsRefused } from "./cheque.ts";
import { competitorsAmong } from "./competitors.ts";
import { refusesByName } from "./refused-names.ts";

/** Something that one side has written and that rules the other out, if we read it correctly. */
export type Refusal = {
  by: "startup" | "investor";
  /** Empty if no single sentence says it. */
  quote: string;
  certainty: Certainty;
};

/** The searcher's side. */
export function askingSide(direction: MatchDirection): Refusal["by"] {
  return direction === "startups" ? "startup" : "investor";
}

/**
 * `confirmed`: the author has seen our reading and confirmed it. `plain`: it is said plainly, and nothing
 * else that the author asks for fits the other side. `doubtful`: it may have been meant otherwise.
 */
export type Certainty = "confirmed" | "plain" | "doubtful";

/** The refusal of one side by the other that we are surest of, if there is one. */
export function refusalOf(startup: StartupFacts, investor: InvestorFacts): Refusal | undefined {
  const refusals = [...refusalsBy(startup, investor)];
  return (
    refusals.find(({ certainty }) => certainty === "confirmed") ??
    refusals.find(({ certainty }) => certainty === "plain") ??
    refusals[0]
  );
}

function* refusalsBy(startup: StartupFacts, investor: InvestorFacts): Generator<Refusal> {
  const { criteria, story } = investor;
  const wanted = startup.criteria;
  const byInvestor = {
    by: "investor",
    quote: "",
    certainty: certaintyOf(criteria, false),
  } as const;
  const byStartup = { by: "startup", quote: "", certainty: certaintyOf(wanted, false) } as const;
  if (investor.closed) yield { ...byInvestor, certainty: certaintyOf(criteria, true) };
  const isAskedFor = [...criteria.concepts.keys()].some(
    (concept) => startup.topics.weights.has(concept) || startup.industries.includes(concept),
  );
  for (const exclusion of investor.exclusions) {
    if (!refusesStartup(exclusion, investor, startup)) continue;
    const certainty = certaintyOf(exclusion, exclusion.isPlain && !isAskedFor);
    yield { by: "investor", quote: exclusion.quote, certainty };
  }
  if (breaksLimits(criteria, startup)) yield limitOf("investor", criteria);
  if (breaksLimits(story, startup)) {
    yield { by: "investor", quote: story.only.quote, certainty: "doubtful" };
  }
  for (const exclusion of wanted.exclusions) {
    if (!refusesInvestor(exclusion, investor)) continue;
    const certainty = certaintyOf(exclusion, exclusion.isPlain);
    yield { by: "startup", quote: exclusion.quote, certainty };
  }
  if (breaksStartupsLimits(wanted, investor)) yield limitOf("startup", wanted);
  if ((wanted.refusesRivals || investor.refusesRivals) && hasRival(startup, investor)) {
    yield wanted.refusesRivals ? plainly(byStartup, wanted) : plainly(byInvestor, criteria);
  }
  if (chequeIsRefused(startup, investor)) {
    yield wanted.chequeLimit ? plainly(byStartup, wanted) : plainly(byInvestor, criteria);
  }
  if (refusesByName(startup, investor)) yield plainly(byStartup, wanted);
}

function limitOf(by: Refusal["by"], thesis: Thesis): Refusal {
  const { quote, isPlain } = thesis.only;
  return { by, quote, certainty: certaintyOf(thesis, isPlain) };
}

function plainly(refusal: Refusal, thesis: Thesis): Refusal {
  return { ...refusal, certainty: certaintyOf(thesis, true) };
}

function certaintyOf({ isConfirmed }: { isConfirmed: boolean }, isPlain: boolean): Certainty {
  if (isConfirmed) return "confirmed";
  return isPlain ? "plain" : "doubtful";
}

function hasRival(startup: StartupFacts, investor: InvestorFacts): boolean {
  return competitorsAmong(startup, investor).length > 0;
}

const WEB3 = conceptAt("web3");
const REVENUE = conceptAt("revenue");
const PRE_REVENUE = conceptAt("pre_revenue");
const PROFITABLE = conceptAt("profitable");
const LOSS_MAKING = conceptAt("loss_making");
const WOMEN_LED = conceptAt("women_led");
const MEN_LED = conceptAt("men_led");
const TECHNICAL = conceptAt("technical_team");
const NON_TECHNICAL = conceptAt("non_technical");
const LEAD = conceptAt("lead");
const FOLLOWER = conceptAt("follower");
const CORPORATE = conceptAt("corporate_investor");
/** Refusing strategic money, or that of large companies, refuses corporate funds. */
const CORPORATE_KINDS = [CORPORATE, conceptAt("corporate_network"), conceptAt("enterprises")];
/** When a startup says "no loans", it means the money, not the investor's sectors. */
const LENDING = conceptAt("lending");
const DEBT = conceptAt("debt_finance");
const B2B = conceptAt("b2b");
const B2C = conceptAt("b2c");

export function refusesStartup(
  { concepts, stages, places, unless, firm }: Exclusion,
  investor: InvestorFacts,
  startup: StartupFacts,
): boolean {
  if (concepts.length === 0 && stages === 0 && places.length === 0) return false;
  // If the sentence is ambiguous, the investor's stated industries decide.
  const isTarget = investor.targetsAreStated && concepts.some((one) => investor.targets.has(one));
  if (isTarget && !firm) return false;
  if (unless.some((concept) => startup.topics.weights.has(concept))) return false;
  return (
    isAllOf(concepts, (concept) => startup.identity.has(concept)) &&
    (stages === 0 || (refusedStages(stages, investor.stages) & startup.stage) !== 0) &&
    (places.length === 0 || (startup.country !== undefined && places.includes(startup.country)))
  );
}

/** "B2C e-commerce" must be both; of vices, as in "gambling games" or "beer, tobacco", one is enough. */
function isAllOf(concepts: readonly number[], fits: (concept: number) => boolean): boolean {
  const vices = concepts.filter((concept) => conceptOf(concept).group === "vice");
  return vices.length > 0 ? vices.some(fits) : concepts.every(fits);
}

/** From a Series A investor, "no early stage" does not mean Series A; "no seed" from a seed investor does mean seed. */
function refusedStages(refused: Stages, stated: Stages): Stages {
  return refused & ~stated || refused;
}

/** "Only", "must": whether something we know about the startup breaks such a limit. */
export function breaksLimits(
  { only, required, earnedAtLeast }: Thesis,
  startup: StartupFacts,
): boolean {
  if (only.stages !== 0 && startup.stage !== 0 && (only.stages & startup.stage) === 0) return true;
  if (only.places.size > 0 && isElsewhere(startup, only.places)) return true;
  const earned = startup.identity.has(PRE_REVENUE) ? 0 : startup.earned?.max;
  if (earnedAtLeast !== undefined && earned !== undefined && earned < earnedAtLeast) return true;
  if (required.has(REVENUE) && startup.identity.has(PRE_REVENUE)) return true;
  if (required.has(PROFITABLE) && isWithoutProfit(startup)) return true;
  if (required.has(WOMEN_LED) && isLedByMen(startup)) return true;
  if (required.has(TECHNICAL) && startup.identity.has(NON_TECHNICAL)) return true;
  if (required.has(B2B) && startup.identity.has(B2C)) return true;
  if (required.has(B2C) && startup.identity.has(B2B)) return true;
  return breaksSectors(only.concepts, (concept) => has(startup, concept));
}

function isElsewhere({ country, seats }: StartupFacts, places: ReadonlySet<string>): boolean {
  return country !== undefined && !places.has(country) && !shareAny(seats, places);
}

/** "Women founders only", where the startup's profile does not say who leads it. */
export function leavesLimitUntold(pair: {
  startup: StartupFacts;
  investor: InvestorFacts;
}): boolean {
  const { startup, investor } = pair;
  const isUntold = (asking: Thesis, { identity }: { identity: ReadonlySet<number> }) =>
    asking.required.has(WOMEN_LED) && !identity.has(WOMEN_LED);
  return isUntold(investor.criteria, startup) || isUntold(startup.criteria, investor);
}

function isWithoutProfit({ identity }: StartupFacts): boolean {
  return identity.has(LOSS_MAKING) || identity.has(PRE_REVENUE);
}

function isLedByMen({ identity }: { identity: ReadonlySet<number> }): boolean {
  return identity.has(MEN_LED) && !identity.has(WOMEN_LED);
}

/** At least one of the limits by sector must fit; profiles rarely say anything about other limits. */
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
  const { industries, topics } = startup;
  if (industries.includes(concept) || topics.headline.has(concept)) return true;
  // A custody service that names hardware in passing is no hardware.
  if (!isIndustry(concept) || industries.length === 0) return topics.weights.has(concept);
  return [...topics.headline].some((named) => conceptOf(named).of.includes(concept));
}

export function refusesInvestor(
  { concepts, stages, places, types, unless }: Exclusion,
  investor: InvestorFacts,
): boolean {
  if (concepts.length + places.length + types.length === 0 && stages === 0) return false;
  if (unless.some((concept) => investor.identity.has(concept))) return false;
  return (
    isAllOf(concepts, (concept) => isOrWants(investor, concept)) &&
    (stages === 0 || (investor.stages !== 0 && (investor.stages & ~stages) === 0)) &&
    (places.length === 0 ||
      (investor.country !== undefined && places.includes(investor.country))) &&
    (types.length === 0 || types.some((type) => isOfType(investor, type)))
  );
}

function isOrWants(investor: InvestorFacts, concept: number): boolean {
  const { identity, criteria, story } = investor;
  if (concept === LENDING && isOrWants(investor, DEBT)) return true;
  if (isTrade(concept)) return isOfTrade(investor, concept);
  if (identity.has(concept)) return true;
  if (concept !== CORPORATE && CORPORATE_KINDS.includes(concept)) {
    return isOrWants(investor, CORPORATE);
  }
  return !isIndustry(concept) && (criteria.concepts.has(concept) || story.concepts.has(concept));
}

/** An industry or one of its sectors; tokens are a kind of money instead. */
function isTrade(concept: number): boolean {
  return concept !== WEB3 && (isIndustry(concept) || conceptOf(concept).of.length > 0);
}

/** "No money from drug makers" means their own funds, not a fund that backs one drug maker. */
function isOfTrade(investor: InvestorFacts, concept: number): boolean {
  const { identity, topics, targets, targetsAreStated } = investor;
  if (isOrWants(investor, CORPORATE)) return identity.has(concept) || topics.headline.has(concept);
  return targetsAreStated && targets.size === 1 && targets.has(concept);
}

function onlyFollows({ criteria, story }: InvestorFacts): boolean {
  const says = (concept: number) => criteria.concepts.has(concept) || story.concepts.has(concept);
  return says(FOLLOWER) && !says(LEAD);
}

function isOfType({ types, topics }: InvestorFacts, type: string): boolean {
  return types.has(type) || (type === "token_fund" && topics.headline.has(WEB3));
}

export function breaksStartupsLimits({ only, required }: Thesis, investor: InvestorFacts): boolean {
  const { types, places, country, stages } = investor;
  if (required.has(LEAD) && onlyFollows(investor)) return true;
  if (required.has(WOMEN_LED) && isLedByMen(investor)) return true;
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
