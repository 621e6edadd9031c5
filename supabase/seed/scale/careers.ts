import { type FUNDING_KINDS, VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import { randomOf } from "./identity.ts";
import { at, normal, pickWeighted, type Random, recentShare } from "./random.ts";
import { DAY, END, type Sizes, YEAR } from "./sizes.ts";

export type Stage = (typeof VENTURE_ROUNDS)[number];
export type FundingKind = (typeof FUNDING_KINDS)[number];

export type PlannedRound = {
  kind: FundingKind;
  /** A day as PostgreSQL writes it. */
  announcedOn: string;
  amountUsdThousand: number | null;
};

/** The stage that a company is at, and the rounds that brought it there, oldest first. */
export type Career = { stage: Stage; rounds: PlannedRound[] };

const LONGEST = 6 * YEAR;
const UNDISCLOSED = 0.12;
const ROUND_COUNTS: readonly (readonly [number, number])[] = [
  [0, 22],
  [1, 20],
  [2, 16],
  [3, 13],
  [4, 10],
  [5, 8],
  [6, 5],
  [7, 4],
  [8, 2],
];

/** The number of rounds that each startup closed; they add up to the given total. */
export function countRounds({ startups, rounds }: Sizes): number[] {
  const counts = Array.from({ length: startups }, (_, place) =>
    pickWeighted(randomOf("roundCount", place), ROUND_COUNTS),
  );
  let missing = rounds - counts.reduce((sum, count) => sum + count, 0);
  for (let place = 0; missing !== 0; place = (place + 1) % startups) {
    const count = at(counts, place);
    if (missing < 0 && count === 0) continue;
    counts[place] = count + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return counts;
}

/** @param place of the startup. @param count of the rounds that it closed. */
export function planCareer(place: number, count: number): Career {
  const random = randomOf("career", place);
  let step = pickWeighted(random, [
    [0, 45],
    [1, 45],
    [2, 10],
  ]);
  const stageNow = () => at(VENTURE_ROUNDS, Math.min(step, VENTURE_ROUNDS.length - 1));
  let stage = stageNow();
  const rounds: PlannedRound[] = [];
  for (let slot = count - 1; slot >= 0; slot--) {
    const between = pickWeighted<FundingKind | undefined>(random, [
      ["debt", 6],
      ["bridge", 8],
      ["grant", 4],
      [undefined, 82],
    ]);
    if (!between) {
      stage = stageNow();
      step += random() < 0.15 ? 2 : 1;
    }
    rounds.push(planRound(random, between ?? stage, slot, count));
  }
  return { stage, rounds };
}

/** @param slot 0 for the newest of `of` periods, each with one round. */
function planRound(random: Random, kind: FundingKind, slot: number, of: number): PlannedRound {
  const age = LONGEST * recentShare((slot + random()) / of);
  const announcedOn = new Date(END - Math.floor(age / DAY) * DAY).toISOString().slice(0, 10);
  const undisclosed = random() < UNDISCLOSED;
  const amount = drawAmount(random, kind);
  return { kind, announcedOn, amountUsdThousand: undisclosed ? null : amount };
}

/** Half of the rounds of a kind are smaller, in thousand USD. */
const MEDIANS: Record<FundingKind, number> = {
  pre_seed: 250,
  seed: 1200,
  pre_series_a: 2800,
  series_a: 8000,
  series_b: 22_000,
  series_c: 50_000,
  series_d_plus: 110_000,
  bridge: 1500,
  grant: 100,
  debt: 10_000,
};
const SPREAD = 0.7;

function drawAmount(random: Random, kind: FundingKind): number {
  const amount = MEDIANS[kind] * Math.exp(SPREAD * normal(random));
  return Math.max(10, Number(amount.toPrecision(2)));
}
