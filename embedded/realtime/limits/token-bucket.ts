/** Allows `perSecond` units a second on average, and a burst of `burst` after a quiet time. */
export function createTokenBucket(perSecond: number, burst: number) {
  let left = burst;
  let asOf = performance.now();
  const fill = () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - asOf) / 1000) * perSecond);
    asOf = now;
  };
  return {
    /** Takes `units`; false when fewer are available. */
    take(units: number): boolean {
      fill();
      if (left < units) return false;
      left -= units;
      return true;
    },
    /** How long until `units` are available, if nobody else takes any. */
    secondsUntil(units: number): number {
      fill();
      return Math.max(0, (units - left) / perSecond);
    },
  };
}
