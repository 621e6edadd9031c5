import { expect, it } from "vitest";
import { readerScore } from "./reader-score.ts";

const parts = (clarity: number, traction: number, viability: number, completeness: number) => ({
  clarity,
  traction,
  viability,
  completeness,
});

it.each([
  ["each part counts as much as the whole", 4.9, parts(8.5, 4.8, 4, 8), 6.04],
  ["a faultless deck stays where it is", 9.3, parts(9.4, 9.5, 9.1, 9.4), 9.34],
  ["nothing is worth nothing", 0, parts(0, 0, 0, 0), 0],
  ["the best is ten", 10, parts(10, 10, 10, 10), 10],
  ["fine telling does not make good what ends the talk", 2.5, parts(9, 9, 1, 9), 4],
])("%s", (_, score, subScores, worth) => {
  expect(readerScore({ score, subScores })).toBeCloseTo(worth);
});
