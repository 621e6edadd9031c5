import fc from "fast-check";
import { expect, it } from "vitest";
import { REVIEW_CATEGORIES, scoreBand } from "../../../contracts/deck-review.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { RULE_IDS } from "./rubric/rules.ts";
import { SECTIONS, type Section } from "./rubric/sections.ts";
import { CATEGORY_WEIGHTS, STAGES } from "./rubric/stages.ts";
import { addedByEach, scoreOf, takenByGaps } from "./score.ts";

const ALL: ReadonlySet<Section> = new Set(SECTIONS);

it("a deck without a fault is excellent, one with all of them weak", () => {
  for (const stage of STAGES) {
    expect(scoreBand(scoreOf([], ALL, stage).score)).toBe("excellent");
    expect(scoreBand(scoreOf(RULE_IDS, ALL, stage).score)).toBe("weak");
  }
});

it("no section costs points by not being found, and where next to none is found there are none", () => {
  for (const stage of STAGES) {
    for (const section of SECTIONS) {
      const others = new Set(SECTIONS.filter((one) => one !== section));
      expect(scoreOf([], others, stage)).toEqual(scoreOf([], ALL, stage));
    }
    expect(scoreOf([], new Set(), stage).score).toBe(0);
    const some: ReadonlySet<Section> = new Set(["purpose", "market", "team", "ask", "contact"]);
    expect(scoreOf([], some, stage).score).toBeLessThan(MIN_DECK_SCORE);
  }
});

it("what is found never lowers a score", () => {
  fc.assert(
    fc.property(
      fc.subarray([...SECTIONS]),
      fc.constantFrom(...SECTIONS),
      fc.constantFrom(...STAGES),
      (some, one, stage) => {
        const more = scoreOf([], new Set([...some, one]), stage).score;
        expect(more).toBeGreaterThanOrEqual(scoreOf([], new Set(some), stage).score);
      },
    ),
  );
});

it("another fault never raises a score, and the order does not matter", () => {
  const rules = fc.array(fc.constantFrom(...RULE_IDS), { maxLength: 30 });
  fc.assert(
    fc.property(
      rules,
      fc.constantFrom(...RULE_IDS),
      fc.constantFrom(...STAGES),
      (some, one, stage) => {
        const [before, after] = [scoreOf(some, ALL, stage), scoreOf([...some, one], ALL, stage)];
        expect(after.score).toBeLessThanOrEqual(before.score);
        for (const category of REVIEW_CATEGORIES) {
          expect(after.subScores[category]).toBeLessThanOrEqual(before.subScores[category]);
          expect(after.subScores[category]).toBeGreaterThanOrEqual(0);
        }
        expect(scoreOf([...some, one].toReversed(), ALL, stage)).toEqual(after);
      },
    ),
  );
});

it("what each fix adds is what the score rises by, and together they add all that is lost", () => {
  expect(addedByEach([], ALL, "seed")).toEqual([]);
  const alone = scoreOf([], ALL, "seed").score - scoreOf(["funds_shares"], ALL, "seed").score;
  expect(addedByEach(["funds_shares"], ALL, "seed")).toEqual([expect.closeTo(alone)]);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...RULE_IDS), { maxLength: 12 }),
      fc.constantFrom(...STAGES),
      (rules, stage) => {
        const added = addedByEach(rules, ALL, stage);
        const lost = scoreOf([], ALL, stage).score - scoreOf(rules, ALL, stage).score;
        expect(added.reduce((total, one) => total + one, 0)).toBeCloseTo(lost, 5);
        for (const one of added) expect(one).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it("what was not found takes nothing off where enough was, and nearly all where next to nothing was", () => {
  expect(takenByGaps([], ALL, "seed")).toBe(0);
  expect(takenByGaps([], new Set(["market", "team"] as const), "seed")).toBeGreaterThan(8);
});

it("the team weighs most before seed, traction later", () => {
  const half: Section[] = ["problem", "solution", "market"];
  const gain = (section: Section, stage: (typeof STAGES)[number]) =>
    scoreOf([], new Set([...half, section]), stage).score - scoreOf([], new Set(half), stage).score;
  expect(gain("team", "early")).toBeGreaterThan(gain("team", "growth"));
  expect(gain("traction", "growth")).toBeGreaterThan(gain("traction", "early"));
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
