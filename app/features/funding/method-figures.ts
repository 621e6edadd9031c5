import {
  DIFFICULTY_LEAST_ROUNDS,
  DIFFICULTY_PROVISIONAL_DAYS,
  DIFFICULTY_SEEKING_DAYS,
  DIFFICULTY_SHRINKAGE,
  DIFFICULTY_WEIGHTS,
  USUAL_DIFFICULTY,
} from "../../../contracts/funding.ts";

/**
 * The figures of the database's computation as the method page states them; a test compares the
 * two.
 */
export const METHOD_FIGURES = {
  weightRounds: DIFFICULTY_WEIGHTS.rounds,
  weightInvestors: DIFFICULTY_WEIGHTS.investors,
  weightSeeking: DIFFICULTY_WEIGHTS.seeking_per_round,
  weightMedian: DIFFICULTY_WEIGHTS.median_amount,
  weightDays: DIFFICULTY_WEIGHTS.days_since_previous,
  k: DIFFICULTY_SHRINKAGE,
  leastRounds: DIFFICULTY_LEAST_ROUNDS,
  provisionalDays: DIFFICULTY_PROVISIONAL_DAYS,
  leastHistory: 4,
  seekingDays: DIFFICULTY_SEEKING_DAYS,
  weeksOfHistory: 52,
  monthsOfHistory: 24,
  monthsOfYear: 12,
  usualFrom: USUAL_DIFFICULTY.from,
  usualTo: USUAL_DIFFICULTY.to,
} as const;
