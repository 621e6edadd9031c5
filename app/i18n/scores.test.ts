import { expect, test } from "vitest";
import { sayDifference, sayScore } from "./scores.ts";

test("scores have one decimal, as the language writes it", () => {
  expect(sayScore(7, "en")).toBe("7.0");
  expect(sayScore(7.4, "vi")).toBe("7,4");
  expect(sayScore(9.5, "id")).toBe("9,5");
});

test("a difference has its sign, and none without a change", () => {
  expect(sayDifference(0.8, "en")).toBe("+0.8");
  expect(sayDifference(-0.5, "zh")).toBe("−0.5");
  expect(sayDifference(0, "th")).toBe("0.0");
});
