import { expect, test } from "vitest";
import { isAllSample, markedRows } from "./is-all-sample.ts";

const rows = (samples: number, real: number) => [
  ...Array.from({ length: samples }, () => ({ is_sample: true })),
  ...Array.from({ length: real }, () => ({ is_sample: false })),
];

test.each([
  [0, 0, undefined],
  [5, 0, undefined],
  [0, 5, undefined],
  [4, 1, "real"],
  [1, 4, "sample"],
  [2, 2, "sample"],
])("of %d fictional rows and %d real ones the exception is marked", (samples, real, marked) => {
  expect(markedRows(rows(samples, real))).toBe(marked);
});

test("a list without rows is not fictional", () => {
  expect(isAllSample([])).toBe(false);
  expect(isAllSample(rows(2, 0))).toBe(true);
});
