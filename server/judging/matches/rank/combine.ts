import { MATCH_WEIGHTS, type MatchTerm } from "../../../../contracts/matching.ts";

/** 0 to 1 by term; what is not known has none. */
export type TermScores = Record<MatchTerm, number | undefined>;

/**
 * A stated limit that the other side misses costs a share of the whole rate: an investor at Series
 * B does not invest in an idea, however well the sector fits.
 */
const MISSED = { sector: 0.6, stage: 0.7, geography: 0.75, cheque: 0.85 } as const;
const IS_MISSED = 0.25;
/** What is known of a pair; with little, a rate is drawn to the middle. */
const LITTLE_KNOWN = 0.3;

const TERMS = ["sector", "criteria", "stage", "cheque", "geography", "activity"] as const;

/** What is asked without exception and not told by the profile is more likely missing than not. */
const LIMIT_UNTOLD = 0.6;

/**
 * The rate, 0 to 100, of the terms by their weights; unknown ones leave theirs to the others.
 * @param isLimitUntold whether a side asks for something of which the other says nothing.
 */
export function rateOf(scores: TermScores, isLimitUntold = false): number {
  let sum = 0;
  let known = 0;
  for (const term of TERMS) {
    const score = scores[term];
    if (score === undefined) continue;
    sum += score * MATCH_WEIGHTS[term];
    known += MATCH_WEIGHTS[term];
  }
  if (known === 0) return 0;
  let rate = sum / known;
  for (const term of ["sector", "stage", "geography", "cheque"] as const) {
    const score = scores[term];
    if (score === undefined || score >= IS_MISSED) continue;
    rate *= MISSED[term] + ((1 - MISSED[term]) * score) / IS_MISSED;
  }
  if (isLimitUntold) rate *= LIMIT_UNTOLD;
  const share = Math.min(1, known / 100 / LITTLE_KNOWN);
  return 100 * (share * rate + (1 - share) * Math.min(rate, 0.5));
}
