import { expect, it } from "vitest";
import { calibrated } from "./calibration.ts";

it.each([
  [0, 0],
  [2.2, 2.8],
  [3.45, 4.2],
  [6.4, 7.4],
  [10, 10],
])("a reader's %d is worth %d", (given, worth) => {
  expect(calibrated(given)).toBeCloseTo(worth);
});

it("keeps the order of any two scores", () => {
  const scores = Array.from({ length: 101 }, (_, at) => calibrated(at / 10));
  expect(scores.slice(1).every((score, at) => score > (scores[at] ?? 0))).toBe(true);
});
