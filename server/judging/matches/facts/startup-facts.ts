import type { Constraint } from "../../../../contracts/constraints.ts";
import type { StartupToMatch } from "../../../../contracts/matching.ts";
import { readMoneyRange } from "../../../language/money-ranges.ts";
import type { Stages } from "../../../language/stages.ts";
import { constraintsIn } from "../criteria/constraints.ts";
import type { Range } from "../criteria/money.ts";
import { type ReadText, readText } from "../criteria/read-text.ts";
import { type Thesis, thesisOf } from "../criteria/thesis.ts";
import { conceptAt, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import { contentWords } from "../text/content-words.ts";
import { criteriaOf, type OwnCriteria, ownCriteria } from "./criteria-of.ts";
import { type Deal, readDeals } from "./deals.ts";
import { type Told, toldBy } from "./told.ts";
import { addFieldTopics, identityOf, type Topics, topicsOf } from "./topics.ts";
import { readCountry, readIndustry, readStages, readTopics } from "./values.ts";

/** A startup as ranking compares it. */
export type StartupFacts = {
  kind: "startup";
  id: string;
  name: string;
  /** The first is the main one. */
  industries: number[];
  topics: Topics;
  /** Everything it is, for exclusions to match. */
  identity: Set<number>;
  /** One stage, or none. */
  stage: Stages;
  country: string | undefined;
  /** Other countries in which it says it is registered. */
  seats: Set<string>;
  /** Other countries that it names. */
  markets: Set<string>;
  ask: Range | undefined;
  /** Whether a field says what it raises, not only a text. */
  amountIsStated: boolean;
  /** In a year. */
  earned: Range | undefined;
  words: Int32Array;
  /** Its public page in its own words. */
  told: Told;
  /** Private: it decides, but is shown to nobody but its owner. */
  own: OwnCriteria;
  criteria: Thesis;
  rounds: Deal[];
};

const SINGLE_COUNTRY = conceptAt("single_country");
const PRE_REVENUE = conceptAt("pre_revenue");

/** Reads a startup's fields and texts, once for all comparisons. */
export function readStartupFacts(
  profile: StartupToMatch,
  reading?: readonly Constraint[],
): StartupFacts {
  const about = [readText(profile.tagline), readText(profile.description)];
  const topics = topicsOf(about);
  addFieldTopics(topics, (profile.industry ?? []).flatMap(readTopics));
  const told = thesisOf(constraintsIn(about, "other"));
  const own = ownCriteria(profile, reading);
  const criteria = criteriaOf(profile, own);
  const fields = (profile.industry ?? []).flatMap((value) => readIndustry(value) ?? []);
  const industries = fields.length > 0 ? [...new Set(fields)] : industriesOf(topics);
  const stage = readStages(profile.ventureRound ?? "") ?? singleStage(told.stages);
  const country = profile.country === undefined ? undefined : readCountry(profile.country);
  const identity = identityOf(fields, topics);
  if (told.only.places.size === 1) identity.add(SINGLE_COUNTRY);
  const raising = readMoneyRange(profile.raising);
  const revenue = readMoneyRange(profile.revenue);
  // A field about this year overrules a text that may be older.
  if (revenue?.max === 0) identity.add(PRE_REVENUE);
  else if (revenue) identity.delete(PRE_REVENUE);
  return {
    kind: "startup",
    id: profile.id,
    name: profile.name ?? profile.id,
    industries,
    topics,
    identity,
    stage: singleStage(stage),
    country: country ?? (topics.places.size === 1 ? [...topics.places][0] : undefined),
    seats: seatsIn(about),
    markets: topics.places,
    ask: raising ?? told.ask ?? criteria.ask,
    amountIsStated: raising !== undefined,
    earned: revenue ?? told.earned,
    words: contentWords([profile.tagline, profile.description].join(" ")),
    criteria,
    told: toldBy(profile, profile.industry),
    own,
    rounds: readDeals(profile.rounds),
  };
}

/** "Our holding is incorporated in Singapore." */
function seatsIn(about: readonly ReadText[]): Set<string> {
  const seats = new Set<string>();
  for (const { sentence } of about.flatMap(({ sentences }) => sentences)) {
    if (!sentence.items.some(({ cues }) => cues.has("seat"))) continue;
    for (const meaning of sentence.items.flatMap(({ meanings }) => meanings)) {
      if (meaning.kind === "place") for (const place of meaning.places) seats.add(place);
    }
  }
  return seats;
}

/** Used where the field is empty: the industries that the texts name most, by name or by sector. */
function industriesOf({ weights }: Topics): number[] {
  const scores = new Map<number, number>();
  for (const [concept, weight] of weights) {
    if (isIndustry(concept)) scores.set(concept, (scores.get(concept) ?? 0) + weight);
    const [main] = conceptOf(concept).of;
    if (main !== undefined) scores.set(main, (scores.get(main) ?? 0) + weight * 0.6);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([industry]) => industry);
}

/** A company is at one stage: if several are named, we do not know which. */
function singleStage(stages: Stages): Stages {
  return (stages & (stages - 1)) === 0 ? stages : 0;
}
