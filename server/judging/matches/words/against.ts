import { shareAny } from "../facts/sets.ts";
import { conceptAt, conceptOf } from "../lexicon/concepts.ts";
import { isRelated } from "../rank/activity.ts";
import { askingSide, refusalOf } from "../rank/exclusions.ts";
import { isHelp, offers } from "../rank/wishes.ts";
import type { JudgedPair } from "./judged-pair.ts";

/** Below this a term speaks against the pair. */
const POOR = 0.5;
/** An investor that gives less than this share of a round needs others beside it. */
const SMALL_PART = 0.5;
/** An investor with this many sectors has no thesis. */
const MANY_TARGETS = 8;
/** A fund that takes companies before revenue does not require them to have none. */
const PRE_REVENUE = conceptAt("pre_revenue");
const REVENUE = conceptAt("revenue");
const WOMEN_LED = conceptAt("women_led");

/** The weightiest thing that speaks against a pair; there is always one. */
export function reasonAgainst(pair: JudgedPair, conflict: string | undefined): string {
  return (
    conflict ??
    refused(pair) ??
    missedLimit(pair) ??
    missedWish(pair) ??
    isOnlyPart(pair, SMALL_PART) ??
    unknown(pair) ??
    weakness(pair) ??
    unknownRounds(pair) ??
    pair.phrasing.say("againstUnread")
  );
}

function names({ startup, investor }: JudgedPair) {
  return { startup: startup.name, investor: investor.name };
}

/** Never a confirmed refusal: such pairs are no match at all. */
function refused({ startup, investor, direction, phrasing }: JudgedPair): string | undefined {
  const refusal = refusalOf(startup, investor);
  if (!refusal || refusal.quote === "") return undefined;
  const asks = askingSide(direction);
  const [you, they] = asks === "startup" ? [startup, investor] : [investor, startup];
  const { quote } = refusal;
  return refusal.by === asks
    ? phrasing.say("againstOwnWords", { quote, you: you.name, they: they.name })
    : phrasing.say("againstTheirWords", { quote, they: they.name });
}

function missedLimit(pair: JudgedPair): string | undefined {
  const { startup, investor, scores, phrasing, direction } = pair;
  const isPoor = (score: number | undefined) => score !== undefined && score < POOR;
  if (isPoor(scores.stage)) {
    return phrasing.say("againstStage", {
      ...names(pair),
      stage: phrasing.stages(startup.stage),
      stages: phrasing.stages(investor.stages),
    });
  }
  if (isPoor(scores.sector)) {
    const industries = phrasing.concepts(startup.industries);
    return phrasing.say("againstSector", { ...names(pair), industries });
  }
  if (isPoor(scores.geography) && startup.country !== undefined && investor.places.size > 0) {
    return phrasing.say("againstRegion", {
      ...names(pair),
      country: phrasing.country(startup.country),
    });
  }
  const wanted = startup.criteria.cheque ?? startup.ask;
  if (scores.cheque !== undefined && scores.cheque < 1 && wanted && investor.cheque) {
    return phrasing.say("againstCheque", {
      ...names(pair),
      cheque: phrasing.range(investor.cheque),
      ask: phrasing.range(wanted),
    });
  }
  if (direction === "startups" && scores.activity === 0) {
    const { from, to } = investor.deals.reduce((last, deal) =>
      (deal.from ?? 0) > (last.from ?? 0) ? deal : last,
    );
    if (from === undefined || to === undefined) return undefined;
    return phrasing.say("againstInactive", { ...names(pair), when: phrasing.when({ from, to }) });
  }
  return undefined;
}

function missedWish(pair: JudgedPair): string | undefined {
  const { startup, investor, phrasing } = pair;
  const { types } = startup.criteria;
  if (types.size > 0 && investor.types.size > 0 && !shareAny(types, investor.types)) {
    return phrasing.say("againstType", { ...names(pair), types: phrasing.types(types) });
  }
  const earns = startup.earned !== undefined && startup.earned.max > 0;
  const unmet = [...investor.criteria.concepts.keys()].filter(
    (concept) =>
      conceptOf(concept).group === "trait" &&
      concept !== PRE_REVENUE &&
      !(concept === REVENUE && earns) &&
      !startup.topics.weights.has(concept),
  );
  const required = unmet.filter((concept) => investor.criteria.required.has(concept));
  if (required.length > 0) {
    return phrasing.say("againstAsked", { ...names(pair), topics: phrasing.concepts(required) });
  }
  if (unmet.length > 0) {
    return phrasing.say("againstLiked", { ...names(pair), topics: phrasing.concepts(unmet) });
  }
  // Here the company asks and the investor is asked, about people rather than help.
  if (startup.criteria.required.has(WOMEN_LED) && offers(investor, WOMEN_LED) === 0) {
    const sides = { investor: startup.name, startup: investor.name };
    return phrasing.say("againstAsked", { ...sides, topics: phrasing.concepts([WOMEN_LED]) });
  }
  const missing = [...startup.criteria.concepts.keys()].filter(
    (concept) => isHelp(concept) && offers(investor, concept) === 0,
  );
  if (missing.length === 0) return undefined;
  return phrasing.say("againstOffered", { ...names(pair), topics: phrasing.concepts(missing) });
}

function unknown(pair: JudgedPair): string | undefined {
  const { investor, scores, phrasing } = pair;
  if (investor.targets.size === 0) return phrasing.say("againstNoSector", names(pair));
  if (scores.cheque === undefined && !pair.amountsFit) {
    const key = investor.cheque ? "againstNoAsk" : "againstNoCheque";
    return phrasing.say(key, names(pair));
  }
  if (investor.deals.some(({ from }) => from !== undefined)) return undefined;
  return phrasing.say("againstNoDeals", names(pair));
}

function unknownRounds(pair: JudgedPair): string | undefined {
  const { startup, phrasing, direction } = pair;
  if (direction === "startups" || startup.rounds.length > 0) return undefined;
  return phrasing.say("againstNoRounds", names(pair));
}

/** Said if the largest cheque is less than this share of the round. */
function isOnlyPart(pair: JudgedPair, share: number): string | undefined {
  const { startup, investor, phrasing } = pair;
  const { ask } = startup;
  if (!ask || !investor.cheque || investor.cheque.max >= ask.min * share) return undefined;
  return phrasing.say("againstPart", {
    ...names(pair),
    cheque: phrasing.range({ min: investor.cheque.max, max: investor.cheque.max }),
    ask: phrasing.range(ask),
  });
}

function weakness(pair: JudgedPair): string | undefined {
  const { startup, investor, phrasing } = pair;
  if (investor.targets.size >= MANY_TARGETS) {
    const count = String(investor.targets.size);
    return phrasing.say("againstGeneralist", { ...names(pair), count });
  }
  const part = isOnlyPart(pair, 1);
  if (part !== undefined) return part;
  if (investor.deals.length > 0 && !investor.deals.some((deal) => isRelated(deal, startup))) {
    return phrasing.say("againstNoRelated", names(pair));
  }
  const [startupCountry, investorCountry] = [startup.country, investor.country];
  if (startupCountry === undefined || investorCountry === undefined) return undefined;
  if (startupCountry === investorCountry) return undefined;
  return phrasing.say("againstSeats", {
    ...names(pair),
    startupCountry: phrasing.country(startupCountry),
    investorCountry: phrasing.country(investorCountry),
  });
}
