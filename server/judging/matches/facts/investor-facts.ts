import type { Constraint } from "../../../../contracts/constraints.ts";
import type { InvestorToMatch } from "../../../../contracts/matching.ts";
import { readMoneyRange } from "../../../language/money-ranges.ts";
import type { Stages } from "../../../language/stages.ts";
import { constraintsIn } from "../criteria/constraints.ts";
import type { Range } from "../criteria/money.ts";
import { readText } from "../criteria/read-text.ts";
import { type Exclusion, type Thesis, thesisOf } from "../criteria/thesis.ts";
import { conceptAt, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import { contentWords } from "../text/content-words.ts";
import { criteriaOf, type OwnCriteria, ownCriteria } from "./criteria-of.ts";
import { type Deal, readDeals } from "./deals.ts";
import { type Told, toldBy } from "./told.ts";
import { addFieldTopics, identityOf, type Topics, topicsOf } from "./topics.ts";
import {
  readCountry,
  readIndustry,
  readInvestorType,
  readPlaces,
  readStages,
  readTopics,
} from "./values.ts";

/** An investor as ranking compares it. */
export type InvestorFacts = {
  kind: "investor";
  id: string;
  name: string;
  /** Industries it invests in; empty with `anySector` where it names none on purpose. */
  targets: Set<number>;
  /** Whether the industries come from the field, not from its texts. */
  targetsAreStated: boolean;
  anySector: boolean;
  stages: Stages;
  places: Set<string>;
  everywhere: boolean;
  country: string | undefined;
  types: Set<string>;
  cheque: Range | undefined;
  /** Whether a field gives its cheque size, not only a text. */
  amountIsStated: boolean;
  topics: Topics;
  identity: Set<number>;
  words: Int32Array;
  /** Its public page in its own words. */
  told: Told;
  /** Private: it decides, but is shown to nobody but its owner. */
  own: OwnCriteria;
  /** What the criteria look for; what the description looks for (`story`) weighs less. */
  criteria: Thesis;
  story: Thesis;
  exclusions: Exclusion[];
  refusesRivals: boolean;
  closed: boolean;
  deals: Deal[];
  /** Its own name and those of the companies it backed, in small letters. */
  knownBy: string[];
};

/** Shorter names are too often ordinary words. */
const SHORTEST_NAME = 4;

const WEB3 = conceptAt("web3");

/** Reads an investor's fields and texts, once for all comparisons. */
export function readInvestorFacts(
  profile: InvestorToMatch,
  reading?: readonly Constraint[],
): InvestorFacts {
  const about = [readText(profile.tagline), readText(profile.description)];
  const topics = topicsOf(about);
  addFieldTopics(topics, (profile.targetedIndustries ?? []).flatMap(readTopics));
  const own = ownCriteria(profile, reading);
  const criteria = criteriaOf(profile, own);
  const story = thesisOf(constraintsIn(about, "other"));
  const stated = (profile.targetedIndustries ?? []).flatMap((value) => readIndustry(value) ?? []);
  const types = (profile.investorTypes ?? []).flatMap((value) => readInvestorType(value) ?? []);
  const regions = (profile.targetRegions ?? []).map((value) => readPlaces(value));
  const places = regions.flatMap((region) => region?.places ?? []);
  const stages = (profile.investmentStages ?? []).reduce(
    (all, value) => all | (readStages(value) ?? 0),
    0,
  );
  const deals = readDeals(profile.deals);
  const fieldTargets = new Set(stated);
  const identity = identityOf(stated, topics);
  if (types.includes("token_fund")) identity.add(WEB3);
  const cheque = chequeOf(profile);
  return {
    kind: "investor",
    id: profile.id,
    name: profile.name ?? profile.id,
    targets: fieldTargets.size > 0 ? fieldTargets : wishedIndustries(criteria, story),
    targetsAreStated: fieldTargets.size > 0,
    anySector: criteria.anySector || story.anySector,
    stages: stages || criteria.stages || story.stages,
    places: new Set(places.length > 0 ? places : firstOf(criteria.places, story.places)),
    everywhere:
      regions.some((region) => region?.places.length === 0) ||
      (places.length === 0 && (criteria.everywhere || story.everywhere)),
    country: profile.country === undefined ? undefined : readCountry(profile.country),
    types: new Set(types),
    cheque: cheque ?? criteria.cheque ?? story.cheque,
    amountIsStated: cheque !== undefined,
    topics,
    identity,
    words: contentWords([profile.tagline, profile.description, profile.matchCriteria].join(" ")),
    criteria,
    told: toldBy(profile, profile.targetedIndustries),
    own,
    story,
    // A description may also say "we do not charge fintech founders": only clear refusals count.
    exclusions: [...criteria.exclusions, ...story.exclusions.filter(({ firm }) => firm)],
    refusesRivals: criteria.refusesRivals || story.refusesRivals,
    closed: criteria.closed || story.closed,
    deals,
    knownBy: [profile.name, ...deals.map(({ company }) => company)].flatMap((name) =>
      name !== undefined && name.length >= SHORTEST_NAME ? [name.toLowerCase()] : [],
    ),
  };
}

function firstOf(one: Set<string>, other: Set<string>): Set<string> {
  return one.size > 0 ? one : other;
}

function wishedIndustries(criteria: Thesis, story: Thesis): Set<number> {
  const thesis = [...criteria.concepts.keys()].some(belongsToIndustry) ? criteria : story;
  const industries = new Set<number>();
  for (const concept of thesis.concepts.keys()) {
    if (isIndustry(concept)) industries.add(concept);
    else for (const industry of conceptOf(concept).of.slice(0, 1)) industries.add(industry);
  }
  return industries;
}

function belongsToIndustry(concept: number): boolean {
  return isIndustry(concept) || conceptOf(concept).of.length > 0;
}

function chequeOf({ cheque, chequeMin, chequeMax }: InvestorToMatch): Range | undefined {
  const [whole, min, max] = [cheque, chequeMin, chequeMax].map(readMoneyRange);
  if (!whole && !min && !max) return undefined;
  return {
    min: min?.min ?? whole?.min ?? 0,
    max: max?.max ?? whole?.max ?? Number.POSITIVE_INFINITY,
  };
}
