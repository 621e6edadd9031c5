import type { PlannedRound } from "./careers.ts";
import { idOf, randomOf } from "./identity.ts";
import { earlyPlace, pickWeighted } from "./random.ts";
import type { Row } from "./row.ts";

/** @param place of the round among all. @param startup its place. */
export function roundRow(place: number, startup: number, round: PlannedRound): Row {
  const announcedAt = `${round.announcedOn}T00:00:00Z`;
  return {
    id: idOf("round", place),
    startup_id: idOf("startup", startup),
    kind: round.kind,
    announced_on: round.announcedOn,
    amount_usd_thousand: round.amountUsdThousand,
    is_sample: true,
    created_at: announcedAt,
    updated_at: announcedAt,
  };
}

const BACKER_COUNTS = [
  [1, 20],
  [2, 30],
  [3, 28],
  [4, 14],
  [5, 8],
] as const;
const LED = 0.85;
/** The best known investors take part in thousands of rounds, most of them in some. */
const FAME = 2;

/**
 * The investors of a round, two or three on average.
 * @param investors how many there are.
 */
export function backerRows(place: number, investors: number): Row[] {
  const random = randomOf("backers", place);
  const count = pickWeighted(random, BACKER_COUNTS);
  const places = new Set(Array.from({ length: count }, () => earlyPlace(random, investors, FAME)));
  const led = random() < LED;
  return [...places].map((investor, position) => ({
    funding_round_id: idOf("round", place),
    investor_id: idOf("investor", investor),
    is_lead: led && position === 0,
  }));
}
