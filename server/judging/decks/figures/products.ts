import type { Amount } from "../../../language/money.ts";

/** Written sums are rounded. */
const ROUNDING = 0.06;

/** "1,900 depots × S$14,400 = S$27.4m", or a row of a table that implies it: the result. */
export function productIn(amounts: readonly Amount[]): Amount | undefined {
  return amounts.find((result, at) => {
    if (result.kind !== "money") return false;
    const factors = amounts.slice(0, at).filter(({ kind }) => kind !== "percent");
    return [2, 3].some((count) => {
      const last = factors.slice(-count);
      const product = last.reduce((total, { value }) => total * value, 1);
      const hasPrice = last.some(({ kind }) => kind === "money");
      return (
        last.length === count &&
        hasPrice &&
        last.every(({ value }) => value > 1) &&
        Math.abs(product - result.value) <= ROUNDING * result.value
      );
    });
  });
}
