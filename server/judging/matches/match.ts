import type { Language } from "../../../contracts/languages.ts";
import { rateOf, sharesOf, type TermScores } from "../../../contracts/match-rate.ts";
import type { Match, MatchDirection } from "../../../contracts/matching.ts";
import type { InvestorFacts } from "./facts/investor-facts.ts";
import type { StartupFacts } from "./facts/startup-facts.ts";
import { comparePoints } from "./points/compare-points.ts";
import { investorActivity, startupActivity } from "./rank/activity.ts";
import { chequeScore } from "./rank/cheque.ts";
import { criteriaScore } from "./rank/criteria-text.ts";
import { askingSide, leavesLimitUntold, type Refusal, refusalOf } from "./rank/exclusions.ts";
import { geographyScore } from "./rank/geography.ts";
import { type Rarity, rarityOf } from "./rank/likeness.ts";
import { sectorScore } from "./rank/sector.ts";
import { stageScore } from "./rank/stage.ts";
import { describeMatch } from "./words/describe-match.ts";
import { sharedWords } from "./words/shared-words.ts";

type Search<Direction extends MatchDirection, Subject, Candidate> = {
  direction: Direction;
  subject: Subject;
  candidates: readonly Candidate[];
  /**
   * A candidate as the reader may know it, where its criteria are private: they decide about the match,
   * but no word of it may come from them. Default: all that is known of it may be told.
   */
  asPublic?: (candidate: Candidate) => Candidate;
  /** The searcher as the other side may know it. Default: all that is known of it may be told. */
  subjectAsPublic?: () => Subject;
};

/** Who searches, and among whom. */
export type MatchSearch =
  | Search<"startups", StartupFacts, InvestorFacts>
  | Search<"investors", InvestorFacts, StartupFacts>;

export type MatchOptions = {
  /** The day by which "the last 12 months" are counted. */
  today: Date;
  language: Language;
  /** The languages in which the matches are worded as well, in case their reader switches. */
  otherLanguages?: readonly Language[];
  /** Whether each match says what was found on each point of the criteria, and how its rate is composed. */
  comparesPoints?: boolean;
  /** The most matches to give. */
  limit: number;
};

type Pair = {
  startup: StartupFacts;
  investor: InvestorFacts;
  candidate: StartupFacts | InvestorFacts;
};
type Ranked = Pair & { rate: number; refusal: Refusal | undefined };

/**
 * The best matches, best first, without those that either side surely refuses. The same input gives
 * the same answer: equal rates are ordered by id.
 */
export function rankMatches(search: MatchSearch, options: MatchOptions): Match[] {
  const rarity = rarityOf(search.subject.words, search.candidates);
  const best = rankPairs(search, rarity, options.today).slice(0, options.limit);
  return described(best, search, rarity, options);
}

/** A match yet to be judged; `doubtBy` is the side whose words may rule the other out. */
export type Unjudged = { match: Match; doubtBy: "subject" | "candidate" | undefined };

/**
 * The candidates worth judging with care: the best that nothing speaks against, and the best that the searcher
 * may have refused, since we may have misread that. Candidates that refuse the searcher are not among them.
 */
export function matchesToJudge(
  search: MatchSearch,
  options: Omit<MatchOptions, "limit">,
  most: { open: number; doubtful: number },
): Unjudged[] {
  const rarity = rarityOf(search.subject.words, search.candidates);
  const ranked = rankPairs(search, rarity, options.today, true);
  const subject = askingSide(search.direction);
  const doubted = ranked.filter(({ refusal }) => refusal?.by === subject);
  const open = ranked.filter(({ refusal }) => refusal?.by !== subject);
  const chosen = [...open.slice(0, most.open), ...doubted.slice(0, most.doubtful)];
  return described(chosen, search, rarity, options).map((match, at) => {
    const by = chosen[at]?.refusal?.by;
    return { match, doubtBy: by && (by === subject ? "subject" : "candidate") };
  });
}

function described(
  ranked: readonly Ranked[],
  search: MatchSearch,
  rarity: Rarity,
  { today, language, otherLanguages, comparesPoints }: Omit<MatchOptions, "limit">,
): Match[] {
  const { direction } = search;
  const asker = searcherAsPublic(search);
  return ranked.map(({ rate, refusal, ...pair }) => {
    const told = toldOf(search, pair);
    const scores = scoresOf(told, direction, rarity, today.getTime());
    const { startup, investor, candidate } = told;
    const withAmounts = withPrivateAmounts(pair, told);
    const found = {
      startup,
      investor,
      scores,
      amountsFit: privateAmountsFit(told, withAmounts),
      forBoth: { startup, investor, ...asker },
      direction,
      today: today.getTime(),
    };
    const otherWords = otherLanguages?.map((other) => [
      other,
      describeMatch({ ...found, language: other }),
    ]);
    const quote = sharedWords(found)?.quote;
    return {
      id: candidate.id,
      rate: Math.round(rate),
      isDoubtful: refusal !== undefined,
      ...describeMatch({ ...found, language }),
      ...(quote && { quote }),
      ...(comparesPoints && {
        points: comparePoints({ startup, investor, withAmounts }, direction),
        shares: sharesOf(
          scores,
          { isLimitUntold: leavesLimitUntold(told), isDoubtful: refusal !== undefined },
          Math.round(rate),
        ),
      }),
      ...(otherWords && { otherWords: Object.fromEntries(otherWords) }),
    };
  });
}

/** The ids of the best, in the same order, without a word about why. */
export function rankIds(search: MatchSearch, today: Date): string[] {
  const rarity = rarityOf(search.subject.words, search.candidates);
  return rankPairs(search, rarity, today).map(({ candidate }) => candidate.id);
}

/** Some candidates as their reader may know them, by id. */
export function toldCandidates(
  search: MatchSearch,
  ids: ReadonlySet<string>,
): Map<string, Pair["candidate"]> {
  const told = new Map<string, Pair["candidate"]>();
  for (const pair of pairsOf(search)) {
    const { id } = pair.candidate;
    if (ids.has(id)) told.set(id, toldOf(search, pair).candidate);
  }
  return told;
}

/** A pair as far as its reader may know it. */
function toldOf(search: MatchSearch, { startup, investor }: Pair): Pair {
  if (search.direction === "startups") {
    const candidate = search.asPublic?.(investor) ?? investor;
    return { startup, investor: candidate, candidate };
  }
  const candidate = search.asPublic?.(startup) ?? startup;
  return { startup: candidate, investor, candidate };
}

/** The searcher, under the side that it is on. */
function searcherAsPublic(search: MatchSearch): Partial<BothSides> {
  return search.direction === "startups"
    ? { startup: search.subjectAsPublic?.() ?? search.subject }
    : { investor: search.subjectAsPublic?.() ?? search.subject };
}

type BothSides = Pick<Pair, "startup" | "investor">;

/**
 * A pair as told, with the amounts that the candidate states in private: we may say whether they fit, but name no
 * amount. If only its criteria give an amount, we may not even say that.
 */
function withPrivateAmounts(pair: Pair, told: Pair): BothSides | undefined {
  if (!pair.candidate.amountIsStated) return undefined;
  return {
    startup: { ...told.startup, ask: pair.startup.ask },
    investor: { ...told.investor, cheque: pair.investor.cheque },
  };
}

/** Whether the amounts that a candidate states in private fit, where its page states none. */
function privateAmountsFit(told: Pair, withAmounts: BothSides | undefined): boolean {
  if (!withAmounts || chequeScore(told.startup, told.investor) !== undefined) return false;
  return chequeScore(withAmounts.startup, withAmounts.investor) === 1;
}

/** @param mayRescue whether candidates that the searcher plainly refuses stay, as doubtful. */
function rankPairs(search: MatchSearch, rarity: Rarity, today: Date, mayRescue = false): Ranked[] {
  const subject = askingSide(search.direction);
  const ranked: Ranked[] = [];
  for (const pair of pairsOf(search)) {
    const refusal = refusalOf(pair.startup, pair.investor);
    if (refusal?.certainty === "confirmed") continue;
    const isRescued = mayRescue && refusal?.by === subject;
    if (refusal?.certainty === "plain" && !isRescued) continue;
    const scores = scoresOf(pair, search.direction, rarity, today.getTime());
    const rate = rateOf(scores, {
      isLimitUntold: leavesLimitUntold(pair),
      isDoubtful: refusal !== undefined,
    });
    ranked.push({ ...pair, rate, refusal });
  }
  return ranked.sort(
    (one, other) =>
      Number(one.refusal !== undefined) - Number(other.refusal !== undefined) ||
      other.rate - one.rate ||
      compareIds(one, other),
  );
}

/** Every candidate, paired with the searcher. */
export function* pairsOf(search: MatchSearch): Generator<Pair> {
  if (search.direction === "startups") {
    const startup = search.subject;
    for (const investor of search.candidates) yield { startup, investor, candidate: investor };
  } else {
    const investor = search.subject;
    for (const startup of search.candidates) yield { startup, investor, candidate: startup };
  }
}

function scoresOf(
  { startup, investor, candidate }: Pair,
  direction: MatchSearch["direction"],
  rarity: Rarity,
  today: number,
): TermScores {
  return {
    sector: sectorScore(startup, investor),
    criteria: criteriaScore(startup, investor, rarity, candidate),
    stage: stageScore(startup, investor),
    cheque: chequeScore(startup, investor),
    geography: geographyScore(startup, investor),
    activity:
      direction === "startups"
        ? investorActivity(startup, investor, today)
        : startupActivity(startup, today),
  };
}

function compareIds(one: Pair, other: Pair): number {
  return one.candidate.id < other.candidate.id ? -1 : 1;
}
