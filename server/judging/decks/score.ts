import type { DeckReview } from "../../../contracts/deck-review.ts";
import { mostUrgentFirst } from "../../../contracts/issue-order.ts";
import {
  BEST_CHECK_SCORE,
  REVIEW_CATEGORIES,
  type ReviewCategory,
} from "../../../contracts/review-terms.ts";
import { type RuleId, saidAs, weightOf } from "./rubric/rules.ts";
import { SECTIONS, type Section } from "./rubric/sections.ts";
import { CATEGORY_WEIGHTS, SECTION_WEIGHTS, type Stage } from "./rubric/stages.ts";

const BEST = BEST_CHECK_SCORE / 10;
/**
 * Rules see only a part of a deck's faults: where they see one, there are more. With this factor the
 * scores of labelled decks by strangers agree with the labels (`npm run eval`).
 */
const UNSEEN = 2.5;
/**
 * The share of the weighted sections that must be found for a full score. Not finding the rest costs nothing: most
 * often it is there, under another name. Rules find two thirds or more of each of 72 labelled decks.
 */
const ENOUGH_FOUND = 0.6;
/** The weakest sub-score's extra share of the score: three good ones do not make up for a collapse. */
const WEAKEST_SHARE = 0.3;

/**
 * Computes scores from findings. Each sub-score starts at 10, and each finding takes a share of what is left: a
 * rule's full share for its first finding, half of it for the second, a quarter for the third. If hardly a section
 * was found, the score drops further; UNSEEN allows for faults that rules miss. The score is the mean of the
 * sub-scores, weighted by stage, with three tenths for the weakest. So another fault never raises a score.
 * @param told the sections that were found
 */
export function scoreOf(
  rules: readonly RuleId[],
  told: ReadonlySet<Section>,
  stage: Stage,
): Pick<DeckReview, "score" | "subScores"> {
  const left: Record<ReviewCategory, number> = {
    clarity: BEST,
    traction: BEST,
    viability: BEST,
    completeness: BEST,
  };
  for (const [rule, same] of Map.groupBy(rules, (one) => one)) {
    for (const category of REVIEW_CATEGORIES) {
      const share = weightOf(rule).takes[category] ?? 0;
      same.forEach((_, repeated) => {
        left[category] *= 1 - share / 2 ** repeated;
      });
    }
  }
  const vouched = vouchedFor(told, stage);
  for (const category of REVIEW_CATEGORIES) {
    left[category] = BEST * ((vouched * left[category]) / BEST) ** UNSEEN;
  }
  return {
    score: outOfTen(overallOf(left, stage)),
    subScores: {
      clarity: outOfTen(left.clarity),
      traction: outOfTen(left.traction),
      viability: outOfTen(left.viability),
      completeness: outOfTen(left.completeness),
    },
  };
}

type Mended<Fault> = { fault: Fault; adds: number };

/**
 * The order in which to fix faults, and how much each fix adds to the score after the previous ones: together
 * exactly what the faults cost. The most severe come first, and of equally severe ones the one whose fix adds
 * most.
 */
export function mendingOrder<Fault extends { rule: RuleId; page: number | null }>(
  faults: readonly Fault[],
  told: ReadonlySet<Section>,
  stage: Stage,
): Mended<Fault>[] {
  const scoreWith = (open: readonly { fault: Fault }[]) =>
    scoreOf(
      open.map(({ fault }) => fault.rule),
      told,
      stage,
    ).score;
  let open = mostUrgentFirst(
    faults.map((fault) => ({ fault, page: fault.page, ...saidAs(fault.rule) })),
  );
  let score = scoreWith(open);
  const inOrder: Mended<Fault>[] = [];
  for (let [first] = open; first !== undefined; [first] = open) {
    const [best] = open
      .filter(({ severity }) => severity === first.severity)
      .map(({ fault }) => {
        const rest = open.filter((one) => one.fault !== fault);
        return { fault, rest, after: scoreWith(rest) };
      })
      .toSorted((one, other) => other.after - one.after);
    if (!best) break;
    inOrder.push({ fault: best.fault, adds: tenths(best.after - score) });
    open = best.rest;
    score = best.after;
  }
  return inOrder;
}

/** The weighted mean of the sub-scores, with three tenths for the weakest; for any measure. */
function overallOf(parts: Record<ReviewCategory, number>, stage: Stage): number {
  const weights = CATEGORY_WEIGHTS[stage];
  const mean = REVIEW_CATEGORIES.reduce(
    (sum, category) => sum + parts[category] * weights[category],
    0,
  );
  const weakest = Math.min(...REVIEW_CATEGORIES.map((category) => parts[category]));
  return mean * (1 - WEAKEST_SHARE) + weakest * WEAKEST_SHARE;
}

/** From 0 for an empty deck to 1 for one that tells enough. */
function vouchedFor(told: ReadonlySet<Section>, stage: Stage): number {
  const weigh = (sections: readonly Section[]) =>
    sections.reduce((sum, section) => sum + SECTION_WEIGHTS[section][stage], 0);
  const found = weigh(SECTIONS.filter((section) => told.has(section))) / weigh(SECTIONS);
  return Math.min(1, found / ENOUGH_FOUND);
}

function outOfTen(share: number): number {
  return tenths(share * 10);
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
