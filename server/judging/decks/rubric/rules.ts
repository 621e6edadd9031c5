import type { DeckIssue } from "../../../../contracts/deck-review.ts";
import type { ReviewCategory } from "../../../../contracts/review-terms.ts";

/**
 * Every fault that the check looks for: the category in which it is shown, its subject, kind and
 * seriousness (1 to 3), and the share that it takes of sub-scores (0.2 takes a fifth of what is left). The
 * second finding of a rule takes half as much, the third a quarter. Rules that wrongly accused good decks
 * were removed (docs/decisions/0036-a-model-judges-rules-check.md).
 * Sources: Sequoia's outline and Y Combinator's seed deck advice (what must be told, legible); Bill
 * Gurley, "The Dangerous Seduction of the Lifetime Value Formula", and David Skok, "SaaS Metrics 2.0" (LTV
 * at least three times CAC); Guy Kawasaki, "The Top Ten Lies of Entrepreneurs" (1 % of the market, no
 * competition).
 */
const RULES = {
  /* Contradictions: after the first, readers trust no other number. */
  market_order: ["viability", { viability: 0.26, clarity: 0.05 }, ["market", "contradiction", 3]],
  market_differs: ["viability", { viability: 0.24, clarity: 0.08 }, ["market", "contradiction", 3]],
  ltv_below_cac: ["viability", { viability: 0.22 }, ["unitEconomics", "implausiblePlan", 3]],
  ltv_ratio_wrong: ["viability", { viability: 0.2 }, ["unitEconomics", "arithmetic", 2]],
  funds_sum: ["viability", { viability: 0.22 }, ["useOfFunds", "arithmetic", 2]],
  funds_shares: ["viability", { viability: 0.22 }, ["useOfFunds", "arithmetic", 2]],
  funds_short: ["viability", { viability: 0.18 }, ["useOfFunds", "arithmetic", 2]],
  split_over: ["viability", { viability: 0.18, clarity: 0.05 }, ["financials", "arithmetic", 2]],
  share_over_whole: [
    "viability",
    { viability: 0.24, clarity: 0.05 },
    ["unitEconomics", "arithmetic", 3],
  ],
  recurring_differs: [
    "traction",
    { traction: 0.3, clarity: 0.05 },
    ["traction", "contradiction", 3],
  ],
  ask_differs: ["viability", { viability: 0.24, clarity: 0.05 }, ["ask", "contradiction", 3]],
  headcount_wrong: ["viability", { viability: 0.15, clarity: 0.05 }, ["team", "contradiction", 2]],
  growth_wrong: ["traction", { traction: 0.24 }, ["traction", "arithmetic", 2]],
  payback_wrong: ["viability", { viability: 0.22 }, ["unitEconomics", "arithmetic", 2]],
  total_wrong: ["viability", { viability: 0.2, clarity: 0.05 }, ["financials", "arithmetic", 2]],
  plan_in_past: ["clarity", { clarity: 0.17, viability: 0.1 }, ["other", "date", 2]],
  equation_wrong: ["viability", { viability: 0.2, clarity: 0.05 }, ["financials", "arithmetic", 2]],
  plan_revenue: ["viability", { viability: 0.3, clarity: 0.05 }, ["financials", "arithmetic", 3]],
  break_even_wrong: ["viability", { viability: 0.2 }, ["financials", "contradiction", 2]],
  runway_wrong: ["viability", { viability: 0.2 }, ["financials", "arithmetic", 2]],
  dependence_denied: ["viability", { viability: 0.15 }, ["traction", "contradiction", 2]],
  count_renamed: ["traction", { traction: 0.3, clarity: 0.05 }, ["traction", "contradiction", 3]],
  projections_outdated: ["viability", { viability: 0.18 }, ["financials", "date", 2]],
  /* Evidence. Of 72 labelled decks only weak and fair ones had these, or jargon. */
  denial: ["viability", { viability: 0.38 }, ["competition", "argument", 2]],
  top_down: ["viability", { viability: 0.28 }, ["market", "argument", 2]],
  /* Words. */
  jargon: ["clarity", { clarity: 0.25 }, ["wording", "jargon", 1]],
  /* Unreadable pages lower all scores. */
  /* Takes more than half of a good score: hiding a deck in pictures must not get a profile published. */
  mostly_unread: [
    "clarity",
    { clarity: 0.5, traction: 0.5, viability: 0.5, completeness: 0.5 },
    ["layout", "other", 3],
  ],
  pages_unread: [
    "clarity",
    { clarity: 0.2, traction: 0.1, viability: 0.1, completeness: 0.1 },
    ["layout", "other", 2],
  ],
} as const satisfies Record<
  string,
  readonly [ReviewCategory, Partial<Record<ReviewCategory, number>>, Said]
>;

/** An issue's subject, kind and seriousness. */
type Said = readonly [DeckIssue["about"], DeckIssue["kind"], DeckIssue["severity"]];

/**
 * Faults that follow from the deck's own figures and dates, so are no matter of judgement: they are
 * reported whoever reviews.
 */
const CERTAIN = [
  "market_order",
  "market_differs",
  "ltv_below_cac",
  "ltv_ratio_wrong",
  "funds_sum",
  "funds_shares",
  "funds_short",
  "split_over",
  "share_over_whole",
  "recurring_differs",
  "ask_differs",
  "headcount_wrong",
  "growth_wrong",
  "payback_wrong",
  "total_wrong",
  "plan_in_past",
  "equation_wrong",
  "plan_revenue",
  "break_even_wrong",
  "projections_outdated",
] as const satisfies (keyof typeof RULES)[];

export function isCertain(rule: string): boolean {
  return CERTAIN.some((certain) => certain === rule);
}

export type RuleId = keyof typeof RULES;

/** Whether it proves figures of its subject wrong: then the subject cannot be a strength. */
export function isRefuting(rule: RuleId): boolean {
  const { kind, certainty } = saidAs(rule);
  return certainty === "proven" && (kind === "arithmetic" || kind === "contradiction");
}

export type RuleWeight = {
  category: ReviewCategory;
  takes: Partial<Record<ReviewCategory, number>>;
};

/** How a rule counts, and the category in which it is shown. */
export function weightOf(rule: RuleId): RuleWeight {
  const [category, takes] = RULES[rule];
  return { category, takes };
}

export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(
  (rule): rule is RuleId => rule in RULES,
);

/** How a rule's issue is described. */
export function saidAs(rule: RuleId): Pick<DeckIssue, "about" | "kind" | "severity" | "certainty"> {
  const [, , [about, kind, severity]] = RULES[rule];
  return { about, kind, severity, certainty: isCertain(rule) ? "proven" : "likely" };
}
