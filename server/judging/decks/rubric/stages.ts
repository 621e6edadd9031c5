import type { ReviewCategory } from "../../../../contracts/review-terms.ts";
import type { Section } from "./sections.ts";

/** Investors' priorities change as a company grows: first people and timing, then proof, then money. */
export const STAGES = ["early", "seed", "growth"] as const;
export type Stage = (typeof STAGES)[number];

/**
 * How much each sub-score counts at each stage; each row sums to 1. Before a seed round there is little
 * traction to judge (Y Combinator: "you are selling the team and the insight"); from series A on
 * the numbers are the story.
 */
export const CATEGORY_WEIGHTS: Record<Stage, Record<ReviewCategory, number>> = {
  early: { clarity: 0.25, traction: 0.15, viability: 0.3, completeness: 0.3 },
  seed: { clarity: 0.2, traction: 0.25, viability: 0.3, completeness: 0.25 },
  growth: { clarity: 0.15, traction: 0.3, viability: 0.35, completeness: 0.2 },
};

/**
 * How much each section counts for completeness at each stage (only proportions matter).
 * Order and content: Sequoia Capital, "Writing a Business Plan"; Y Combinator, "How to Build Your
 * Seed Round Pitch Deck". Proportions: DocSend's yearly reports on how long investors look at which
 * page (team, product, traction, business model, competition and financials longest; of seed decks
 * that raised, most have all of purpose, problem, solution, market, product, team and the ask).
 */
export const SECTION_WEIGHTS: Record<Section, Record<Stage, number>> = {
  purpose: { early: 8, seed: 7, growth: 5 },
  problem: { early: 9, seed: 8, growth: 5 },
  solution: { early: 8, seed: 7, growth: 5 },
  whyNow: { early: 6, seed: 4, growth: 3 },
  market: { early: 8, seed: 8, growth: 8 },
  product: { early: 6, seed: 8, growth: 7 },
  model: { early: 7, seed: 8, growth: 9 },
  traction: { early: 5, seed: 10, growth: 12 },
  goToMarket: { early: 5, seed: 6, growth: 7 },
  competition: { early: 7, seed: 7, growth: 7 },
  team: { early: 12, seed: 9, growth: 7 },
  financials: { early: 3, seed: 5, growth: 9 },
  ask: { early: 8, seed: 8, growth: 8 },
  useOfFunds: { early: 5, seed: 5, growth: 5 },
  contact: { early: 3, seed: 2, growth: 2 },
};
