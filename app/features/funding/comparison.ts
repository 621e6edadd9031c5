export type Comparison = {
  direction: "more" | "less" | "same";
  /** How much more or less; never negative. */
  difference: number;
  /** The difference as a share of the earlier value; null when that was zero. */
  share: number | null;
};

/** @returns null when there is nothing to compare with. */
export function compare(now: number | null, earlier: number | null): Comparison | null {
  if (now === null || earlier === null) return null;
  // Amounts have one decimal, the index too: this removes floating-point errors.
  const change = Math.round((now - earlier) * 10) / 10;
  const direction = change > 0 ? "more" : change < 0 ? "less" : "same";
  const difference = Math.abs(change);
  return { direction, difference, share: earlier === 0 ? null : difference / earlier };
}
