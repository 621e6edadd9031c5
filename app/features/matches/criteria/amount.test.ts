import { expect, it } from "vitest";
import { readAmount, typedAmount } from "./amount.ts";

it.each([
  ["250000", "1000000", "USD", { min: 250_000, max: 1_000_000 }],
  ["16300000000", "", "IDR", { min: 1_000_000, max: null }],
  ["", "330000", "THB", { min: 0, max: 10_000 }],
  ["5", "5", "USD", { min: 5, max: 5 }],
] as const)("from %s to %s %s is an amount in dollars", (from, to, currency, range) => {
  expect(readAmount({ from, to, currency })).toEqual(range);
});

it.each([
  ["", ""],
  ["0", ""],
  ["", "0"],
  ["10", "5"],
  ["-1", "5"],
  ["ten", ""],
  ["1", "2e30"],
])("from %j to %j is none", (from, to) => {
  expect(readAmount({ from, to, currency: "USD" })).toBeUndefined();
});

it("is typed again as it was read", () => {
  const range = { min: 250_000, max: null };
  expect(readAmount(typedAmount(range))).toEqual(range);
  expect(readAmount(typedAmount({ min: 0, max: 5000 }))).toEqual({ min: 0, max: 5000 });
});
