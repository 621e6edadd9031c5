import { expect, test } from "vitest";
import { rangeOf } from "./range-of.ts";

test.each([
  ["the first page", 1, 24, 80, "1–24"],
  ["the last", 4, 8, 80, "73–80"],
  ["a deep one", 52, 24, 5000, "1,225–1,248"],
  ["all on one page", 1, 12, 12, ""],
  ["a page beyond the end", 9, 0, 80, ""],
  ["a number that cannot be", 9, 24, 80, ""],
  ["an unknown place", null, 24, 80, ""],
])("%s", (_what, page, shown, total, range) => {
  expect(rangeOf({ page }, shown, total, "en")).toBe(range);
});
