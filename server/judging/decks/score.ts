import {
  type DeckReview,
  REVIEW_CATEGORIES,
  type ReviewCategory,
} from "../../../contracts/deck-review.ts";
import type { RuleId } from "./rubric/rules.ts";
import { weightOf } from "./rubric/rules.ts";
import { SECTIONS } from "./rubric/sections.ts";
import { CATEGORY_WEIGHTS, SECTION_WEIGHTS, type Stage } from "./rubric/stages.ts";

/** Rules see what is wrong, hardly what is outstanding: without a fault a deck is excellent, not perfect. */
const BEST = 0.92;
/**
 * Of what is wrong with a deck rules see a part: where they see something, more is wrong. With it the
 * scores of labelled decks by strangers fall where their labels do (`npm run eval`).
 */
const UNSEEN = 2.5;
/** How much of the score is the weakest sub-score alone: one collapse is not made good by three others. */
const WEAKEST_SHARE = 0.3;

/**
 * From findings to scores. Each sub-score is 10, less what each finding takes of what is left: a rule
 * takes its share once, half of it for its second finding, a quarter for the third; what is left counts by UNSEEN.
 * Completeness also is the share of the weighted sections that are told. The score is the mean of the
 * sub-scores, weighted by stage, and for three tenths the weakest of them. So another fault never raises any of them.
 */
export function scoreOf(
  rules: readonly RuleId[],
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
  left.completeness *= completenessOf(new Set(rules), stage);
  for (const category of REVIEW_CATEGORIES) {
    left[category] = BEST * (left[category] / BEST) ** UNSEEN;
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

/** The mean of the sub-scores, weighted by stage, and for three tenths the weakest; by whatever measure. */
export function overallOf(parts: Record<ReviewCategory, number>, stage: Stage): number {
  const weights = CATEGORY_WEIGHTS[stage];
  const mean = REVIEW_CATEGORIES.reduce(
    (sum, category) => sum + parts[category] * weights[category],
    0,
  );
  const weakest = Math.min(...REVIEW_CATEGORIES.map((category) => parts[category]));
  return mean * (1 - WEAKEST_SHARE) + weakest * WEAKEST_SHARE;
}

function completenessOf(found: ReadonlySet<RuleId>, stage: Stage): number {
  const has = (rule: string) => [...found].some((one) => one === rule);
  let told = 0;
  let all = 0;
  for (const section of SECTIONS) {
    const weight = SECTION_WEIGHTS[section][stage];
    all += weight;
    if (!has(`missing_${section}`)) told += weight;
  }
  return told / all;
}

function outOfTen(share: number): number {
  return Math.round(share * 100) / 10;
}
