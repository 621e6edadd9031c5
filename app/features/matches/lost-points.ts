import type { MatchTerm, RateChange, RateShares } from "../../../contracts/match-rate.ts";

/** What a rate lost points by: a term, with the limit of it that is missed, or a change of the whole. */
export type Loss = MatchTerm | Exclude<RateChange, "missed">;

/** Less than this is no explanation. */
const LEAST = 5;
const MOST_TOLD = 2;

/** What costs a match most, the most first; of little losses nothing is said. */
export function lossesOf({ terms, changes }: RateShares): Loss[] {
  const losses = new Map<Loss, number>();
  const add = (what: Loss, points: number) => losses.set(what, (losses.get(what) ?? 0) + points);
  for (const { term, points, most } of terms) if (points !== null) add(term, points - most);
  for (const { kind, term, points } of changes) {
    if (kind !== "missed") add(kind, points);
    else if (term) add(term, points);
  }
  return [...losses]
    .filter(([, points]) => points <= -LEAST)
    .sort(([, one], [, other]) => one - other)
    .slice(0, MOST_TOLD)
    .map(([what]) => what);
}
