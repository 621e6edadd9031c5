import type { Language } from "../../../contracts/languages.ts";
import type { Match, MatchDirection } from "../../../contracts/matching.ts";
import type { InvestorFacts } from "./facts/investor-facts.ts";
import type { StartupFacts } from "./facts/startup-facts.ts";
import { investorActivity, startupActivity } from "./rank/activity.ts";
import { chequeScore } from "./rank/cheque.ts";
import { rateOf, type TermScores } from "./rank/combine.ts";
import { criteriaScore } from "./rank/criteria-text.ts";
import { leavesLimitUntold, refusalOf } from "./rank/exclusions.ts";
import { geographyScore } from "./rank/geography.ts";
import { type Rarity, rarityOf } from "./rank/likeness.ts";
import { sectorScore } from "./rank/sector.ts";
import { stageScore } from "./rank/stage.ts";
import { describeMatch } from "./words/describe-match.ts";

type Search<Direction extends MatchDirection, Subject, Candidate> = {
  direction: Direction;
  subject: Subject;
  candidates: readonly Candidate[];
  /**
   * A candidate as the reader may know it, where its criteria are private: they decide about the
   * match, and no word of it rests on them. Default: all that is known of it may be told.
   */
  asPublic?: (candidate: Candidate) => Candidate;
};

/** For whom, among whom. */
export type MatchSearch =
  | Search<"startups", StartupFacts, InvestorFacts>
  | Search<"investors", InvestorFacts, StartupFacts>;

export type MatchOptions = {
  /** The day by which "the last 12 months" are counted. */
  today: Date;
  language: Language;
  /** At most so many matches. */
  limit: number;
};

type Pair = {
  startup: StartupFacts;
  investor: InvestorFacts;
  candidate: StartupFacts | InvestorFacts;
};
type Ranked = Pair & { rate: number; isDoubtful: boolean };

/**
 * So much is left of the rate where a refusal may have been meant otherwise: such matches stand below
 * the others.
 */
const DOUBTED = 0.4;

/**
 * The best matches, best first; none that either side surely refuses. The same input gives the
 * same answer: equal rates are ordered by id.
 */
export function rankMatches(
  search: MatchSearch,
  { today, language, limit }: MatchOptions,
): Match[] {
  const { direction } = search;
  const rarity = rarityOf(search.subject.words, search.candidates);
  const best = rankPairs(search, rarity, today).slice(0, limit);
  return best.map(({ rate, isDoubtful, ...pair }) => {
    const told = toldOf(search, pair);
    const scores = scoresOf(told, direction, rarity, today.getTime());
    const { startup, investor, candidate } = told;
    return {
      id: candidate.id,
      rate: Math.round(rate),
      isDoubtful,
      ...describeMatch({ startup, investor, scores, direction, today: today.getTime(), language }),
    };
  });
}

/** The ids of the best, in the same order, without a word about why. */
export function rankIds(search: MatchSearch, today: Date): string[] {
  const rarity = rarityOf(search.subject.words, search.candidates);
  return rankPairs(search, rarity, today).map(({ candidate }) => candidate.id);
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

function rankPairs(search: MatchSearch, rarity: Rarity, today: Date): Ranked[] {
  const ranked: Ranked[] = [];
  for (const pair of pairsOf(search)) {
    const refusal = refusalOf(pair.startup, pair.investor);
    if (refusal && refusal.certainty !== "doubtful") continue;
    const scores = scoresOf(pair, search.direction, rarity, today.getTime());
    const rate = rateOf(scores, leavesLimitUntold(pair)) * (refusal ? DOUBTED : 1);
    ranked.push({ ...pair, rate, isDoubtful: refusal !== undefined });
  }
  return ranked.sort(
    (one, other) =>
      Number(one.isDoubtful) - Number(other.isDoubtful) ||
      other.rate - one.rate ||
      compareIds(one, other),
  );
}

function* pairsOf(search: MatchSearch): Generator<Pair> {
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
