import fc from "fast-check";
import { expect, it } from "vitest";
import { REVIEW_CATEGORIES, scoreBand } from "../../../contracts/deck-review.ts";
import { RULE_IDS } from "./rubric/rules.ts";
import { CATEGORY_WEIGHTS, STAGES } from "./rubric/stages.ts";
import { scoreOf } from "./score.ts";

it("a deck without a fault is excellent, one without anything weak", () => {
  for (const stage of STAGES) {
    expect(scoreBand(scoreOf([], stage).score)).toBe("excellent");
    expect(scoreBand(scoreOf(RULE_IDS, stage).score)).toBe("weak");
  }
});

it("another fault never raises a score, and the order does not matter", () => {
  const rules = fc.array(fc.constantFrom(...RULE_IDS), { maxLength: 30 });
  fc.assert(
    fc.property(
      rules,
      fc.constantFrom(...RULE_IDS),
      fc.constantFrom(...STAGES),
      (some, one, stage) => {
        const [before, after] = [scoreOf(some, stage), scoreOf([...some, one], stage)];
        expect(after.score).toBeLessThanOrEqual(before.score);
        for (const category of REVIEW_CATEGORIES) {
          expect(after.subScores[category]).toBeLessThanOrEqual(before.subScores[category]);
          expect(after.subScores[category]).toBeGreaterThanOrEqual(0);
        }
        expect(scoreOf([...some, one].toReversed(), stage)).toEqual(after);
      },
    ),
  );
});

it("the team weighs most before seed, traction later", () => {
  const loss = (rule: (typeof RULE_IDS)[number], stage: (typeof STAGES)[number]) =>
    scoreOf([], stage).subScores.completeness - scoreOf([rule], stage).subScores.completeness;
  expect(loss("missing_team", "early")).toBeGreaterThan(loss("missing_team", "growth"));
  expect(loss("missing_traction", "growth")).toBeGreaterThan(loss("missing_traction", "early"));
});

it.each(STAGES)("the weights of %s make one", (stage) => {
  const sum = REVIEW_CATEGORIES.reduce((total, one) => total + CATEGORY_WEIGHTS[stage][one], 0);
  expect(sum).toBeCloseTo(1);
});

it.each([
  [9, "excellent"],
  [8.9, "good"],
  [7, "good"],
  [6.9, "fair"],
  [5, "fair"],
  [4.9, "weak"],
  [0, "weak"],
])("%d is %s", (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
