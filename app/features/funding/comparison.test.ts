import { expect, test } from "vitest";
import { compare } from "./comparison.ts";

test("more, less and the same, with the share of the earlier value", () => {
  expect(compare(36, 24)).toEqual({ direction: "more", difference: 12, share: 0.5 });
  expect(compare(18, 24)).toEqual({ direction: "less", difference: 6, share: 0.25 });
  expect(compare(24, 24)).toEqual({ direction: "same", difference: 0, share: 0 });
});

test("nothing to compare with, and no share of zero", () => {
  expect(compare(36, null)).toBeNull();
  expect(compare(null, 36)).toBeNull();
  expect(compare(3, 0)).toEqual({ direction: "more", difference: 3, share: null });
});

test("a floating-point error is not a difference", () => {
  expect(compare(0.1 + 0.2, 0.3)).toMatchObject({ direction: "same", difference: 0 });
});
