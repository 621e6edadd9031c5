/** Allows `perSecond` units a second on average, and a burst of `burst` after a quiet time. */
export function createTokenBucket(perSecond: number, burst: number) {
  let left = burst;
  let asOf = performance.now();
  return {
    /** Takes `units`; false when that is more than what is allowed by now. */
    take(units: number): boolean {
      const now = performance.now();
      left = Math.min(burst, left + ((now - asOf) / 1000) * perSecond);
      asOf = now;
      if (left < units) return false;
      left -= units;
      return true;
    },
  };
}
