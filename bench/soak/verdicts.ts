import { printTable, verdict } from "../table.ts";
import { growthOf, type Sample } from "./growth.ts";
import type { Count } from "./tally.ts";

/** By how much memory may grow after the first ten minutes. */
const MOST_GROWTH = 0.1;

/** How much of the requested load must have been reached. */
const LEAST_OF_SHARE = 0.8;

/** One thing that the soak judges. */
export type Verdict = { what: string; figure: string; bar: string; isMet: boolean };

/**
 * A verdict on what must not be found.
 * @param among how many were checked: without any, nothing can be said.
 */
export function noneOf(what: string, found: number, among?: number): Verdict {
  const figure = among === undefined ? String(found) : `${found} of ${among.toLocaleString("en")}`;
  return { what, figure, bar: "none", isMet: found === 0 && among !== 0 };
}

export function growthVerdict(
  what: string,
  samples: readonly Sample[],
  durationMs: number,
): Verdict {
  const growth = growthOf(samples, durationMs);
  const bar = `≤ ${MOST_GROWTH * 100} % more`;
  if (!growth) return { what, bar, figure: "not judged: too few samples", isMet: false };
  const { before, after, share } = growth;
  const figure = `${before.toFixed(0)} → ${after.toFixed(0)} MB (${(share * 100).toFixed(1)} %)`;
  return { what, bar, figure, isMet: share <= MOST_GROWTH };
}

/** Whether the machine was as busy as it should be: an idle site survives anything. */
export function shareVerdict(mean: number, aim: number): Verdict {
  const least = aim * LEAST_OF_SHARE;
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return {
    what: "share of the machine",
    figure: percent(mean),
    bar: `≥ ${percent(least)}`,
    isMet: mean >= least,
  };
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
    ["", "times", "mean ms", "cut off by a kill", "nobody free", "faults"],
    [...counts].map(([name, { answered, ms, broken, idle, faults }]) => [
      name,
      answered.toLocaleString("en"),
      (ms / Math.max(answered, 1)).toFixed(1),
      String(broken),
      String(idle),
      String(faults),
    ]),
  );
}
