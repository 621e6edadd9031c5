import { expect, it } from "vitest";
import { rangeOf, typedAmount } from "./amount.ts";

const usd = (amount: number) => ({ amount, currency: "USD" }) as const;

it.each([
  [usd(250_000), usd(1_000_000), { min: 250_000, max: 1_000_000 }],
  [{ amount: 16_300_000_000, currency: "IDR" }, undefined, { min: 1_000_000, max: null }],
  [undefined, { amount: 330_000, currency: "THB" }, { min: 0, max: 10_000 }],
  [usd(5), usd(5), { min: 5, max: 5 }],
  // Each end is in the currency that it names.
  [{ amount: 330_000, currency: "THB" }, usd(50_000), { min: 10_000, max: 50_000 }],
] as const)("from %j to %j is a range of dollars", (from, to, range) => {
  expect(rangeOf(from, to)).toEqual(range);
});

it.each([
  [undefined, undefined],
  [usd(0), undefined],
  [undefined, usd(0)],
  [usd(10), usd(5)],
  [null, usd(5)],
  [usd(5), null],
])("from %j to %j is none", (from, to) => {
  expect(rangeOf(from, to)).toBeUndefined();
});

it("is typed again as it was read", () => {
  expect(typedAmount({ min: 250_000, max: null })).toEqual({
    from: "250000",
    to: "",
    currency: "USD",
  });
  expect(typedAmount({ min: 0, max: 5000 })).toEqual({ from: "", to: "5000", currency: "USD" });
});
