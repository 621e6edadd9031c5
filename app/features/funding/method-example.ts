import { DIFFICULTY_SHRINKAGE, DIFFICULTY_WEIGHTS } from "../../../contracts/funding.ts";

type Term = keyof typeof DIFFICULTY_WEIGHTS;

/** An invented month of an invented country, and the eight months before it. */
const MEASURED: Record<Term, { value: number; earlier: number[]; lowIsHard: boolean }> = {
  rounds: { value: 7, earlier: [4, 5, 6, 7, 8, 9, 10, 12], lowIsHard: true },
  investors: { value: 15, earlier: [9, 11, 12, 14, 16, 18, 20, 22], lowIsHard: true },
  seeking_per_round: { value: 6, earlier: [4, 5, 7, 8, 8, 9, 10, 12], lowIsHard: false },
  median_amount: {
    value: 1200,
    earlier: [900, 1000, 1100, 1300, 1500, 1800, 2000, 2400],
    lowIsHard: true,
  },
  days_since_previous: {
    value: 400,
    earlier: [250, 300, 320, 350, 380, 410, 420, 500],
    lowIsHard: false,
  },
};

/** The index of all countries together in that month. */
const PARENT_INDEX = 40;

/** The worked example of the method page: every number in it, by its placeholder in the text. */
export function workOutExample(): Record<string, number> {
  const rounds = rank("rounds");
  const investors = rank("investors");
  const seeking = rank("seeking_per_round");
  const median = rank("median_amount");
  const days = rank("days_since_previous");
  const cell = [rounds, investors, seeking, median, days].reduce((sum, { part }) => sum + part, 0);
  const n = rounds.value;
  return {
    ...named("rounds", rounds),
    ...named("investors", investors),
    ...named("seeking", seeking),
    ...named("median", median),
    ...named("days", days),
    seekingStartups: seeking.value * n,
    history: MEASURED.rounds.earlier.length,
    cell,
    n,
    parent: PARENT_INDEX,
    index: (n * cell + DIFFICULTY_SHRINKAGE * PARENT_INDEX) / (n + DIFFICULTY_SHRINKAGE),
  };
}

type Ranked = {
  value: number;
  lower: number;
  equal: number;
  midrank: number;
  percentile: number;
  part: number;
};

function rank(term: Term): Ranked {
  const { value, earlier, lowIsHard } = MEASURED[term];
  const lower = earlier.filter((one) => one < value).length;
  const equal = earlier.filter((one) => one === value).length;
  const midrank = (lower + equal / 2) / earlier.length;
  const percentile = lowIsHard ? 1 - midrank : midrank;
  return { value, lower, equal, midrank, percentile, part: DIFFICULTY_WEIGHTS[term] * percentile };
}

function named(name: string, ranked: Ranked): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ranked).map(([key, value]) => [
      `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  );
}
