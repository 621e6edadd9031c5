/**
 * What careful readers of the question give, and what the same decks are worth by their labels: readers
 * go too low in the middle of the scale. Means of each level of the realistic decks; fitted on two
 * writers' decks they put the third's into the right band in 32 of 36 (`npm run eval`).
 */
const KNOTS: [given: number, worth: number][] = [
  [0, 0],
  [2.2, 2.8],
  [4.7, 5.6],
  [6.4, 7.4],
  [9.2, 9.2],
  [10, 10],
];

/** A score as labels mean it, from 0 to 10; the order of scores stays. */
export function calibrated(given: number): number {
  const at = KNOTS.findIndex(([knot]) => knot >= given);
  const [from, to] = [KNOTS[Math.max(0, at - 1)], KNOTS[at]];
  if (!from || !to || from === to) return given;
  return from[1] + ((given - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}
