import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { BEST_CHECK_SCORE, REVIEW_CATEGORIES, scoreBand } from "../../../contracts/review-terms.ts";
import { RULE_IDS, type RuleId, saidAs } from "./rubric/rules.ts";
import { SECTIONS, type Section } from "./rubric/sections.ts";
import { CATEGORY_WEIGHTS, STAGES } from "./rubric/stages.ts";
import { mendingOrder, scoreOf } from "./score.ts";

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

describe("the order of mending", () => {
  const faultsOf = (rules: readonly RuleId[]) => rules.map((rule, at) => ({ rule, page: at + 1 }));
  const findings = fc.array(fc.constantFrom(...RULE_IDS), { maxLength: 12 }).map(faultsOf);

  it("tells with each fix what the score then is, and at the end all that was lost", () => {
    expect(mendingOrder([], ALL, "seed")).toEqual([]);
    fc.assert(
      fc.property(findings, fc.constantFrom(...STAGES), (faults, stage) => {
        const order = mendingOrder(faults, ALL, stage);
        expect(new Set(order.map(({ fault }) => fault))).toEqual(new Set(faults));
        const open = order.map(({ fault }) => fault.rule);
        let score = scoreOf(open, ALL, stage).score;
        for (const { adds } of order) {
          expect(adds).toBeGreaterThanOrEqual(0);
          open.shift();
          score += adds;
          expect(score).toBeCloseTo(scoreOf(open, ALL, stage).score, 5);
        }
        expect(score).toBeCloseTo(scoreOf([], ALL, stage).score, 5);
      }),
    );
  });

  it("begins with what is most severe, and of that with what adds most", () => {
    fc.assert(
      fc.property(findings, fc.constantFrom(...STAGES), (faults, stage) => {
        const order = mendingOrder(faults, ALL, stage);
        order.forEach(({ fault, adds }, at) => {
          const open = order.slice(at).map((one) => one.fault);
          const { severity } = saidAs(fault.rule);
          const before = scoreOf(
            open.map(({ rule }) => rule),
            ALL,
            stage,
          ).score;
          for (const other of open) {
            expect(saidAs(other.rule).severity).toBeLessThanOrEqual(severity);
            if (saidAs(other.rule).severity !== severity) continue;
            const rest = open.filter((one) => one !== other).map(({ rule }) => rule);
            expect(scoreOf(rest, ALL, stage).score - before).toBeLessThanOrEqual(adds + 1e-9);
          }
        });
      }),
    );
  });

  it("follows the deck where two add the same", () => {
    const order = mendingOrder(faultsOf(["funds_sum", "funds_shares"]).toReversed(), ALL, "seed");
    expect(order.map(({ fault }) => fault.page)).toEqual([1, 2]);
  });
});

it("what was not found takes nothing off where enough was, and nearly all where next to nothing was", () => {
  expect(scoreOf([], ALL, "seed").score).toBe(BEST_CHECK_SCORE);
  expect(scoreOf([], new Set(["market", "team"] as const), "seed").score).toBeLessThan(1);
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
