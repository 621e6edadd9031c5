import { z } from "zod";

/** How a match's rate follows from its terms, and how much each term contributes. */

/** The weight of each term of the rate; a term without data passes its weight on to the others. */
const MATCH_WEIGHTS = {
  sector: 25,
  criteria: 20,
  stage: 15,
  cheque: 15,
  geography: 10,
  activity: 15,
} as const;
export type MatchTerm = keyof typeof MATCH_WEIGHTS;
/** In the order in which they are shown. */
const MATCH_TERMS = [
  "sector",
  "criteria",
  "stage",
  "cheque",
  "geography",
  "activity",
] as const satisfies readonly MatchTerm[];

/** 0 to 1 by term; undefined if unknown. */
export type TermScores = Record<MatchTerm, number | undefined>;

/**
 * Missing a limit that the other side states costs a share of the whole rate: an investor at Series
 * B does not invest in an idea, however well the sector fits.
 */
const MISSED = { sector: 0.6, stage: 0.7, geography: 0.75, cheque: 0.85 } as const;
const LIMITS = ["sector", "stage", "geography", "cheque"] as const;
const IS_MISSED = 0.25;
/** With this little known about a pair, its rate is drawn to the middle. */
const LITTLE_KNOWN = 0.3;
/**
 * What is asked for without exception and not shown by the profile is more likely missing than not.
 */
const LIMIT_UNTOLD = 0.6;
/**
 * The share of the rate that is left where a refusal may have been meant otherwise: such matches
 * come after the others.
 */
export const DOUBTED = 0.4;

export type RateTrouble = {
  /** A side requires something that the other does not mention. */
  isLimitUntold?: boolean;
  /** A side may have ruled the other out. */
  isDoubtful?: boolean;
};

/** What is added to the terms, or more often deducted; in points out of a hundred. */
const RATE_CHANGES = ["missed", "untold", "little", "judged", "doubt", "private"] as const;
export type RateChange = (typeof RATE_CHANGES)[number];

const points = z.int32().min(-100).max(100);
export const rateShares = z
  .object({
    terms: z.array(
      z.object({
        term: z.enum(MATCH_TERMS),
        points: points.nullable().describe("Null where it is not known: then it does not count."),
        most: points,
      }),
    ),
    changes: z.array(
      z.object({
        kind: z
          .enum(RATE_CHANGES)
          .describe(
            "`missed`: a limit that the other side misses outright. `untold`: it says nothing of what is asked. `little`: hardly anything is known. `judged`: how a language model read both. `doubt`: a side may have ruled the other out. `private`: what the other side does not show.",
          ),
        term: z.enum(MATCH_TERMS).nullable(),
        points,
      }),
    ),
  })
  .describe("What the rate is made of: all points together are the rate.");
export type RateShares = z.infer<typeof rateShares>;

/**
 * The rate, 0 to 100, from the terms and their weights; unknown terms leave theirs to the others.
 */
export function rateOf(scores: TermScores, trouble: RateTrouble = {}): number {
  return [...stepsOf(scores, trouble)].at(-1)?.rate ?? sumOf(scores);
}

/**
 * The shares of a rate that its reader may see. The rest is one share, which tells no more than the
 * rate itself.
 * @param rate of everything known, in whole points.
 */
export function sharesOf(scores: TermScores, trouble: RateTrouble, rate: number): RateShares {
  const known = knownOf(scores);
  const most = wholes(
    MATCH_TERMS.map((term) =>
      scores[term] === undefined ? 0 : (100 * MATCH_WEIGHTS[term]) / known,
    ),
    known === 0 ? 0 : 100,
  );
  let sum = Math.round(sumOf(scores));
  const got = wholes(
    MATCH_TERMS.map((term) =>
      known === 0 ? 0 : (100 * MATCH_WEIGHTS[term] * (scores[term] ?? 0)) / known,
    ),
    sum,
    most,
  );
  const changes: RateShares["changes"] = [];
  const change = (kind: RateChange, term: MatchTerm | null, next: number) => {
    if (next !== sum) changes.push({ kind, term, points: next - sum });
    sum = next;
  };
  for (const step of stepsOf(scores, trouble)) change(step.kind, step.term, Math.round(step.rate));
  change("private", null, rate);
  return {
    terms: MATCH_TERMS.map((term, at) => ({
      term,
      points: scores[term] === undefined ? null : (got[at] ?? 0),
      most: most[at] ?? 0,
    })),
    changes,
  };
}

/**
 * The shares where something other than the rules has judged: `judged` out of a hundred, before any
 * doubt.
 */
export function sharesOfJudged(shares: RateShares, judged: number, rate: number): RateShares {
  const changes = shares.changes.filter(({ kind }) => kind !== "private" && kind !== "doubt");
  const sum = [...shares.terms, ...changes].reduce((all, one) => all + (one.points ?? 0), 0);
  return {
    ...shares,
    changes: [
      ...changes,
      { kind: "judged" as const, term: null, points: judged - sum },
      { kind: "doubt" as const, term: null, points: rate - judged },
    ].filter((one) => one.points !== 0),
  };
}

type Step = { kind: RateChange; term: MatchTerm | null; rate: number };

/** What changes the sum of the terms, each with the resulting rate. */
function* stepsOf(scores: TermScores, trouble: RateTrouble): Generator<Step> {
  let rate = sumOf(scores);
  for (const term of LIMITS) {
    const score = scores[term];
    if (score === undefined || score >= IS_MISSED) continue;
    rate *= MISSED[term] + ((1 - MISSED[term]) * score) / IS_MISSED;
    yield { kind: "missed", term, rate };
  }
  if (trouble.isLimitUntold) {
    rate *= LIMIT_UNTOLD;
    yield { kind: "untold", term: null, rate };
  }
  const share = Math.min(1, knownOf(scores) / 100 / LITTLE_KNOWN);
  if (share < 1) {
    rate = share * rate + (1 - share) * Math.min(rate, 50);
    yield { kind: "little", term: null, rate };
  }
  if (trouble.isDoubtful) yield { kind: "doubt", term: null, rate: rate * DOUBTED };
}

function knownOf(scores: TermScores): number {
  return MATCH_TERMS.reduce(
    (sum, term) => sum + (scores[term] === undefined ? 0 : MATCH_WEIGHTS[term]),
    0,
  );
}

function sumOf(scores: TermScores): number {
  const known = knownOf(scores);
  if (known === 0) return 0;
  return (
    (100 * MATCH_TERMS.reduce((sum, term) => sum + (scores[term] ?? 0) * MATCH_WEIGHTS[term], 0)) /
    known
  );
}

/** Whole numbers as near to the values as their sum allows, none above its own maximum. */
function wholes(values: readonly number[], sum: number, most?: readonly number[]): number[] {
  const found = values.map(Math.floor);
  const left = sum - found.reduce((all, one) => all + one, 0);
  const nearest = values
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .filter(({ at }) => (values[at] ?? 0) > 0 && (found[at] ?? 0) < (most?.[at] ?? 100))
    .sort((one, other) => other.rest - one.rest);
  for (const { at } of nearest.slice(0, Math.max(0, left))) found[at] = (found[at] ?? 0) + 1;
  return found;
}
