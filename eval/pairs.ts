import { share } from "./judged-items.ts";

type Put = { story: string; found: string };
export type PairCount = { right: number; said: number; there: number };

/** How many pairs of items belong to one story, with at least one item in `some`. */
export function pairCount(all: readonly Put[], some: readonly Put[] = all): PairCount {
  const count = { right: 0, said: 0, there: 0 };
  for (const [one, other] of pairsOf(all)) {
    if (some !== all && !some.includes(one) && !some.includes(other)) continue;
    const [isFound, isTrue] = [one.found === other.found, one.story === other.story];
    if (isFound) count.said += 1;
    if (isTrue) count.there += 1;
    if (isFound && isTrue) count.right += 1;
  }
  return count;
}

export function pairShares(counts: readonly PairCount[]): Record<string, number> {
  const all = (name: keyof PairCount) => counts.reduce((sum, count) => sum + count[name], 0);
  const [precision, found] = [share(all("right"), all("said")), share(all("right"), all("there"))];
  return {
    "pairs: precision": precision,
    "pairs: found": found,
    "pairs: F1": (2 * precision * found) / Math.max(precision + found, Number.EPSILON),
  };
}

export function pairsOf<One>(all: readonly One[]): [One, One][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]));
}
