import { printTable, verdict } from "../table.ts";
import { growthOf, type Sample } from "./growth.ts";
import type { Count } from "./tally.ts";

/** By how much memory may grow after the first ten minutes. */
const MOST_GROWTH = 0.1;

/** One thing that the soak judges. */
export type Verdict = { what: string; figure: string; bar: string; isMet: boolean };

/** What there must be none of. */
export function noneOf(what: string, found: number, among?: number): Verdict {
  const figure = among === undefined ? String(found) : `${found} of ${among.toLocaleString("en")}`;
  return { what, figure, bar: "none", isMet: found === 0 };
}

export function growthVerdict(
  what: string,
  samples: readonly Sample[],
  durationMs: number,
): Verdict {
  const growth = growthOf(samples, durationMs);
  const bar = `≤ ${MOST_GROWTH * 100} % more`;
  if (!growth) return { what, bar, figure: "too few samples to tell", isMet: true };
  const { before, after, share } = growth;
  const figure = `${before.toFixed(0)} → ${after.toFixed(0)} MB (${(share * 100).toFixed(1)} %)`;
  return { what, bar, figure, isMet: share <= MOST_GROWTH };
}

export function printVerdicts(title: string, verdicts: readonly Verdict[]): void {
  printTable(
    title,
    ["what", "found", ""],
    verdicts.map(({ what, figure, bar, isMet }) => [what, figure, verdict(isMet, bar)]),
  );
}

export function printCounts(counts: ReadonlyMap<string, Count>): void {
  printTable(
    "What was done",
    ["", "times", "mean ms", "cut off by a kill", "faults"],
    [...counts].map(([name, { answered, ms, broken, faults }]) => [
      name,
      answered.toLocaleString("en"),
      (ms / Math.max(answered, 1)).toFixed(1),
      String(broken),
      String(faults),
    ]),
  );
}
