/** The funding tracker (spec §2, §9). */

/** Days of each period, today (in Singapore) included. */
export const FUNDING_PERIODS = { week: 7, month: 30, year: 365 } as const;
export type FundingPeriod = keyof typeof FUNDING_PERIODS;

/**
 * With fewer rounds a share, a record or a rank says more about the single round than about the
 * market: counts are shown instead.
 */
export const LEAST_COMPARED_ROUNDS = 5;

/** The three tabs: number of fundings, total funding in thousand USD, funding difficulty index. */
export const FUNDING_MEASURES = ["rounds", "amount", "difficulty"] as const;
export type FundingMeasure = (typeof FUNDING_MEASURES)[number];

/** spec §9: funding data is tracked since July 2025. */
export const TRACKED_SINCE = "2025-07-01";

/** The weights of the difficulty index, in percent; the database holds the same (a test compares). */
export const DIFFICULTY_WEIGHTS = {
  rounds: 25,
  investors: 20,
  seeking_per_round: 20,
  median_amount: 15,
  days_since_previous: 20,
} as const;

/** How many rounds of the parent a sparse cell borrows. */
export const DIFFICULTY_SHRINKAGE = 10;

/** Below this many rounds the index says that there is too little data. */
export const DIFFICULTY_LEAST_ROUNDS = 5;

/** A period that ended fewer days ago is provisional: rounds are often reported late. */
export const DIFFICULTY_PROVISIONAL_DAYS = 30;

/** A startup that has closed no round for this many days counts as raising. */
export const DIFFICULTY_SEEKING_DAYS = 180;

/** From 40 to 60, raising money is about as hard as usual. */
export const USUAL_DIFFICULTY = { from: 40, to: 60 } as const;
