import type { DeckIssue, ReviewCategory } from "../../../../contracts/deck-review.ts";
import { deckSectionOf, SECTIONS, type Section } from "./sections.ts";

/**
 * Every fault that the check looks for: where it is shown, what its issue is about, of what kind and how
 * serious (1 to 3), and what share of a sub-score it takes (0.2 takes a fifth of what is left). The
 * second finding of a rule takes half as much, the third a quarter. Rules that accused good decks of
 * strangers are gone (docs/decisions/0036-a-model-judges-rules-check.md).
 * Sources: Sequoia's outline and Y Combinator's seed deck advice (what must be told, legible); Bill
 * Gurley, "The Dangerous Seduction of the Lifetime Value Formula", and David Skok, "SaaS Metrics 2.0" (LTV
 * at least three times CAC); Eric Ries (vanity metrics); Guy Kawasaki, "The Top Ten Lies of
 * Entrepreneurs" (1 % of the market, no competition).
 */
const OTHER_RULES = {
  /* Contradictions: whoever finds one trusts no other number. */
  market_order: ["viability", { viability: 0.26, clarity: 0.05 }, ["market", "contradiction", 3]],
  market_differs: ["viability", { viability: 0.24, clarity: 0.08 }, ["market", "contradiction", 3]],
  ltv_below_cac: ["viability", { viability: 0.22 }, ["unitEconomics", "implausiblePlan", 3]],
  ltv_ratio_wrong: ["viability", { viability: 0.2 }, ["unitEconomics", "arithmetic", 2]],
  funds_sum: ["viability", { viability: 0.22 }, ["useOfFunds", "arithmetic", 2]],
  funds_shares: ["viability", { viability: 0.22 }, ["useOfFunds", "arithmetic", 2]],
  total_wrong: ["viability", { viability: 0.2, clarity: 0.05 }, ["financials", "arithmetic", 2]],
  plan_in_past: ["clarity", { clarity: 0.17, viability: 0.1 }, ["other", "date", 2]],
  equation_wrong: ["viability", { viability: 0.2, clarity: 0.05 }, ["financials", "arithmetic", 2]],
  plan_revenue: ["viability", { viability: 0.3, clarity: 0.05 }, ["financials", "arithmetic", 3]],
  break_even_wrong: ["viability", { viability: 0.2 }, ["financials", "contradiction", 2]],
  runway_wrong: ["viability", { viability: 0.2 }, ["financials", "arithmetic", 2]],
  dependence_denied: ["viability", { viability: 0.15 }, ["traction", "contradiction", 2]],
  count_renamed: ["traction", { traction: 0.3, clarity: 0.05 }, ["traction", "contradiction", 3]],
  projections_outdated: ["viability", { viability: 0.18 }, ["financials", "date", 2]],
  /* Evidence. */
  vanity: ["traction", { traction: 0.2 }, ["traction", "misleadingMetric", 2]],
  vague_growth: ["traction", { traction: 0.16, clarity: 0.05 }, ["traction", "vague", 2]],
  denial: ["viability", { viability: 0.3 }, ["competition", "argument", 2]],
  top_down: ["viability", { viability: 0.2 }, ["market", "argument", 2]],
  /* Words. */
  jargon: ["clarity", { clarity: 0.2 }, ["wording", "jargon", 1]],
  /* What nobody can read is not vouched for: it takes from all, instead of sections called missing. */
  /* More than half of a good score: who hides a deck in pictures does not publish by it. */
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

/** What an issue is about, of what kind, and how serious. */
type Said = readonly [DeckIssue["about"], DeckIssue["kind"], DeckIssue["severity"]];

/**
 * What can be worked out from the deck's own figures and dates, and so is no matter of judgement: it
 * is said whoever reviews.
 */
const CERTAIN = [
  "market_order",
  "market_differs",
  "ltv_below_cac",
  "ltv_ratio_wrong",
  "funds_sum",
  "funds_shares",
  "total_wrong",
  "plan_in_past",
  "equation_wrong",
  "plan_revenue",
  "break_even_wrong",
  "projections_outdated",
] as const satisfies (keyof typeof OTHER_RULES)[];

export function isCertain(rule: string): boolean {
  return CERTAIN.some((certain) => certain === rule);
}

type OtherRule = keyof typeof OTHER_RULES;
type MissingRule = `missing_${Section}`;
export type RuleId = OtherRule | MissingRule;

export type RuleWeight = {
  category: ReviewCategory;
  takes: Partial<Record<ReviewCategory, number>>;
};

/** What a missing section takes besides its part of completeness. */
const MISSING_TAKES: Partial<Record<string, Partial<Record<ReviewCategory, number>>>> = {
  purpose: { clarity: 0.18 },
  problem: { clarity: 0.15, viability: 0.05 },
  solution: { clarity: 0.12 },
  product: { clarity: 0.08 },
  market: { viability: 0.22 },
  model: { viability: 0.25 },
  traction: { traction: 0.65 },
  goToMarket: { viability: 0.1, traction: 0.05 },
  competition: { viability: 0.15 },
  team: { viability: 0.15 },
  financials: { viability: 0.1 },
  ask: { viability: 0.1, clarity: 0.05 },
};

/** How a rule counts, and under which category it is shown. */
export function weightOf(rule: RuleId): RuleWeight {
  if (isOther(rule)) {
    const [category, takes] = OTHER_RULES[rule];
    return { category, takes };
  }
  return { category: "completeness", takes: MISSING_TAKES[sectionOf(rule)] ?? {} };
}

function sectionOf(rule: MissingRule): string {
  return rule.slice(rule.indexOf("_") + 1);
}

function isOther(rule: RuleId): rule is OtherRule {
  return rule in OTHER_RULES;
}

const OTHERS: OtherRule[] = Object.keys(OTHER_RULES).filter(
  (rule): rule is OtherRule => rule in OTHER_RULES,
);

export const RULE_IDS: readonly RuleId[] = [
  ...SECTIONS.map((section) => `missing_${section}` as const),
  ...OTHERS,
];

/** How a rule's issue is described. */
export function saidAs(rule: RuleId): Pick<DeckIssue, "about" | "kind" | "severity" | "certainty"> {
  const certainty = isCertain(rule) ? "proven" : "likely";
  if (isOther(rule)) {
    const [, , [about, kind, severity]] = OTHER_RULES[rule];
    return { about, kind, severity, certainty };
  }
  const missing = SECTIONS.find((section) => section === sectionOf(rule));
  const about = missing ? deckSectionOf(missing) : "other";
  return { about, kind: "missing", severity: 2, certainty };
}
