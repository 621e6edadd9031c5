import type { MatchWords } from "../../../../contracts/matching.ts";
import { areNear } from "../../../language/places.ts";
import { type Deal, isDealIn } from "../facts/deals.ts";
import { shared } from "../facts/sets.ts";
import { conceptAt, conceptOf } from "../lexicon/concepts.ts";
import { isRecent, isRelated } from "../rank/activity.ts";
import { competitorsAmong } from "../rank/competitors.ts";
import { sharedTopics } from "../rank/likeness.ts";
import { stageScore } from "../rank/stage.ts";
import { isHelp, offers } from "../rank/wishes.ts";
import type { JudgedPair } from "./judged-pair.ts";
import { sharedWords } from "./shared-words.ts";

const MOST = 3;
const LEAST = 2;
/** From here on a term speaks for the pair. */
const GOOD = 0.7;

const REVENUE = conceptAt("revenue");
const PRE_REVENUE = conceptAt("pre_revenue");

/** Two or three reasons for a pair, most distinctive first; each is true of both profiles. */
export function reasonsFor(pair: JudgedPair): Pick<MatchWords, "reasons" | "telling" | "shared"> {
  const found: { of: Reason; said: string }[] = [];
  const find = (reasons: readonly Reason[], most: number) => {
    for (const of of reasons) {
      const said = found.length < most ? of(pair) : undefined;
      if (said !== undefined) found.push({ of, said });
    }
  };
  // A candidate's deals set it apart from the others; what all share, and the searcher's own deals, do not.
  const known = pair.direction === "startups" ? [relatedDeal, ownWords] : [ownWords, relatedDeal];
  find([...known, ...OTHERS], MOST);
  find([nearby, notRuledOut, notRefused, notExcluded], LEAST);
  const ownFacts = OWN_FACTS[pair.direction];
  const inOrder = found.toSorted(
    (one, other) => Number(ownFacts.has(other.of)) - Number(ownFacts.has(one.of)),
  );
  const telling = inOrder.find(({ of }) => ownFacts.has(of));
  const shared = firstSaid(SHARED, { ...pair, ...pair.forBoth });
  return {
    reasons: inOrder.map(({ said }) => said),
    ...(telling && { telling: telling.said }),
    ...(shared !== undefined && { shared }),
  };
}

function firstSaid(reasons: readonly Reason[], pair: JudgedPair): string | undefined {
  for (const of of reasons) {
    const said = of(pair);
    if (said !== undefined) return said;
  }
  return undefined;
}

type Reason = (pair: JudgedPair) => string | undefined;

function names({ startup, investor }: JudgedPair) {
  return { startup: startup.name, investor: investor.name };
}

const ownWords: Reason = (pair) => {
  const topics = sharedWords(pair)?.topics;
  return (
    topics &&
    pair.phrasing.say("reasonQuote", { ...names(pair), topics: pair.phrasing.concepts(topics) })
  );
};

const relatedDeal: Reason = (pair) => {
  const { startup, today, phrasing } = pair;
  const related = praisedDeals(pair).filter(
    (one) => one.company !== undefined && isRelated(one, startup),
  );
  const deal = latest(related.filter((one) => isRecent(one, today))) ?? latest(related);
  if (!deal?.company) return undefined;
  const shared = [...deal.industries, ...deal.concepts].filter(
    (concept) => startup.industries.includes(concept) || startup.topics.weights.has(concept),
  );
  const said = { ...names(pair), company: deal.company, topics: phrasing.concepts(shared) };
  const { from, to } = deal;
  if (from === undefined || to === undefined) return phrasing.say("reasonPortfolio", said);
  return phrasing.say("reasonDeal", { ...said, when: phrasing.when({ from, to }) });
};

/** Deals in other companies, without conflicts of interest: one fact cannot be both praise and warning. */
function praisedDeals({ startup, investor }: JudgedPair): Deal[] {
  const rivals = new Set(competitorsAmong(startup, investor).map(({ company }) => company));
  return investor.deals.filter(
    (deal) => !isDealIn(deal, startup.name) && !rivals.has(deal.company ?? ""),
  );
}

/** The latest of several deals; one without a date counts as the oldest. */
function latest(deals: readonly Deal[]): Deal | undefined {
  return [...deals].sort((one, other) => (other.from ?? 0) - (one.from ?? 0))[0];
}

const sharedSector: Reason = (pair) => {
  const shared = pair.startup.industries.filter((one) => pair.investor.targets.has(one));
  if (shared.length === 0) return undefined;
  return pair.phrasing.say("reasonSector", {
    ...names(pair),
    industries: pair.phrasing.concepts(shared),
  });
};

/** If the shared words have already named the sector, other reasons come first. */
const sectorAlone: Reason = (pair) => (sharedWords(pair) ? undefined : sharedSector(pair));
const sectorToo: Reason = (pair) => (sharedWords(pair) ? sharedSector(pair) : undefined);

const wishedType: Reason = (pair) => {
  const types = shared(pair.investor.types, pair.startup.criteria.types);
  if (types.length === 0) return undefined;
  return pair.phrasing.say("reasonType", { ...names(pair), types: pair.phrasing.types(types) });
};

const chequeFits: Reason = (pair) => {
  const { startup, investor, scores, phrasing } = pair;
  const wanted = startup.criteria.cheque ?? startup.ask;
  if (scores.cheque !== 1 || !wanted || !investor.cheque) return undefined;
  const round = investor.cheque.max < wanted.min ? "reasonChequePart" : "reasonCheque";
  return phrasing.say(startup.criteria.cheque ? "reasonTicket" : round, {
    ...names(pair),
    ask: phrasing.range(wanted),
    cheque: phrasing.range(investor.cheque),
  });
};

const amountsFit: Reason = (pair) =>
  pair.amountsFit ? pair.phrasing.say("reasonAmountsFit", names(pair)) : undefined;

function speaksOf({ investor: { criteria, story } }: JudgedPair, concept: number): boolean {
  return criteria.concepts.has(concept) || story.concepts.has(concept);
}

const revenueAsked: Reason = (pair) => {
  const { startup, phrasing } = pair;
  if (!speaksOf(pair, REVENUE) || !startup.earned || startup.earned.max === 0) return undefined;
  return phrasing.say("reasonRevenue", { ...names(pair), amount: phrasing.range(startup.earned) });
};

/** A fund that "also takes companies before revenue" does not require them to have none. */
const beforeRevenue: Reason = (pair) => {
  if (!speaksOf(pair, PRE_REVENUE) || !pair.startup.topics.weights.has(PRE_REVENUE)) {
    return undefined;
  }
  return pair.phrasing.say("reasonBeforeRevenue", names(pair));
};

const traitsAsked: Reason = (pair) => {
  const { startup, investor, phrasing } = pair;
  const met = [...investor.criteria.concepts.keys(), ...investor.story.concepts.keys()].filter(
    (concept) =>
      conceptOf(concept).group === "trait" &&
      concept !== PRE_REVENUE &&
      !(concept === REVENUE && startup.earned) &&
      startup.topics.weights.has(concept),
  );
  if (met.length === 0) return undefined;
  return phrasing.say("reasonAsked", { ...names(pair), topics: phrasing.concepts(met) });
};

const traitsOffered: Reason = (pair) => {
  const { startup, investor, phrasing } = pair;
  const met = [...startup.criteria.concepts.keys()].filter(
    (concept) => isHelp(concept) && offers(investor, concept) === 1,
  );
  if (met.length === 0) return undefined;
  return phrasing.say("reasonOffered", { ...names(pair), topics: phrasing.concepts(met) });
};

const sharedSubjects: Reason = (pair) => {
  const topics = sharedTopics(pair.startup, pair.investor);
  const isQuoted = sharedWords(pair) !== undefined;
  if (topics.length === 0 || isQuoted) return undefined;
  return pair.phrasing.say("reasonTopics", {
    ...names(pair),
    topics: pair.phrasing.concepts(topics),
  });
};

const stageFits: Reason = (pair) => {
  if (stageScore(pair.startup, pair.investor) !== 1) return undefined;
  return pair.phrasing.say("reasonStage", { stage: pair.phrasing.stages(pair.startup.stage) });
};

const regionFits: Reason = (pair) => {
  const { startup, investor, phrasing } = pair;
  const { country } = startup;
  if (country !== undefined && investor.places.has(country)) {
    return phrasing.say("reasonRegion", { ...names(pair), country: phrasing.country(country) });
  }
  if (country !== undefined && country === investor.country) {
    return phrasing.say("reasonSeat", { ...names(pair), country: phrasing.country(country) });
  }
  const [market] = shared(startup.topics.countries, investor.places);
  if (market === undefined) return undefined;
  return phrasing.say("reasonMarket", { ...names(pair), country: phrasing.country(market) });
};

const recentRound: Reason = (pair) => {
  const { startup, direction, today, phrasing } = pair;
  if (direction !== "investors") return undefined;
  const round = startup.rounds.find((one) => isRecent(one, today));
  if (round?.from === undefined || round.to === undefined) return undefined;
  const { from, to } = round;
  return phrasing.say("reasonRound", { ...names(pair), when: phrasing.when({ from, to }) });
};

const recentDeals: Reason = (pair) => {
  const { startup, today, phrasing } = pair;
  const recent = praisedDeals(pair).filter((deal) => isRecent(deal, today));
  const last = latest(recent);
  // A related deal has been named already.
  if (last?.from === undefined || last.to === undefined) return undefined;
  if (recent.some((deal) => isRelated(deal, startup))) return undefined;
  const said = { ...names(pair), when: phrasing.when({ from: last.from, to: last.to }) };
  return last.company === undefined
    ? phrasing.say("reasonActive", said)
    : phrasing.say("reasonActiveWith", { ...said, company: last.company });
};

const openToAny: Reason = (pair) => {
  if (!pair.investor.anySector || (pair.scores.sector ?? 0) >= GOOD) return undefined;
  return pair.phrasing.say("reasonOpen", names(pair));
};

const nearby: Reason = (pair) => {
  const { startup, investor, phrasing } = pair;
  if (startup.country === undefined || investor.country === undefined) return undefined;
  if (startup.country === investor.country) return undefined;
  if (!areNear(startup.country, investor.country)) return undefined;
  return phrasing.say("reasonNear", {
    ...names(pair),
    startupCountry: phrasing.country(startup.country),
    investorCountry: phrasing.country(investor.country),
  });
};

/** Naming another stage or other amounts comes close to ruling the other side out. */
const notRuledOut: Reason = (pair) => {
  const { stage, cheque, sector, geography } = pair.scores;
  const isMissed = [stage, cheque, sector, geography].some((score = 1) => score < GOOD);
  return isMissed ? undefined : notExcluded(pair);
};

const notExcluded: Reason = (pair) => pair.phrasing.say("reasonNotExcluded", names(pair));
const notRefused: Reason = (pair) => pair.phrasing.say("reasonNotRefused", names(pair));

/** The reasons after a related deal and a common focus, most telling first. */
const OTHERS: readonly Reason[] = [
  sectorAlone,
  wishedType,
  chequeFits,
  amountsFit,
  revenueAsked,
  beforeRevenue,
  traitsAsked,
  traitsOffered,
  sharedSubjects,
  stageFits,
  regionFits,
  recentRound,
  recentDeals,
  sectorToo,
  openToAny,
];

/**
 * Reasons that name something of the candidate's own: a company it backed, an amount, a trait. Not its latest deal or
 * round, which each card shows anyway, nor anything that is said of many candidates in the same words.
 */
const OWN_FACTS: Record<JudgedPair["direction"], ReadonlySet<Reason>> = {
  startups: new Set([relatedDeal, chequeFits, traitsOffered]),
  investors: new Set([revenueAsked, traitsAsked, chequeFits]),
};

/** Reasons that are true of both sides alike, most telling first; none reveals amounts or criteria. */
const SHARED: readonly Reason[] = [
  ownWords,
  sharedSector,
  sharedSubjects,
  regionFits,
  stageFits,
  nearby,
];
