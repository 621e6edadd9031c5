/** The middle of some measurements; for an even number the upper of the two. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0.99 for the value that 99 % stay at or below. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error("Nothing was measured");
  return value;
}
