import { quantile } from "../median.ts";

/** A figure at a time, in milliseconds since the beginning. */
export type Sample = { at: number; value: number };
export type Growth = { before: number; after: number; share: number };

/** The first ten minutes fill caches and compile. */
const SETTLING_MS = 10 * 60_000;
/** The share of the later time in each window: memory rises and falls with each collection. */
const WINDOW_SHARE = 0.25;
const FEWEST = 3;

/**
 * By how much a figure has grown after the first ten minutes (in a shorter run: its first third):
 * the median of the last quarter of the time after that, compared with the first quarter's.
 * @param durationMs of the part that is judged, from the beginning.
 * @returns share 0.1 for a tenth more; undefined when there are too few samples to tell.
 */
export function growthOf(samples: readonly Sample[], durationMs: number): Growth | undefined {
  const from = Math.min(SETTLING_MS, durationMs / 3);
  const window = (durationMs - from) * WINDOW_SHARE;
  const valuesIn = (begin: number, end: number) =>
    samples.filter(({ at }) => at >= begin && at <= end).map(({ value }) => value);
  const first = valuesIn(from, from + window);
  const last = valuesIn(durationMs - window, durationMs);
  if (first.length < FEWEST || last.length < FEWEST) return undefined;
  const [before, after] = [quantile(first, 0.5), quantile(last, 0.5)];
  return { before, after, share: after / before - 1 };
}
