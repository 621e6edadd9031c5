import { DECK_SECTIONS, type DeckSection } from "../../../../contracts/review-terms.ts";

/** What a deck is expected to tell; the names of its rules call the business model "model". */
export type Section = Exclude<DeckSection, "businessModel"> | "model";
export const SECTIONS = DECK_SECTIONS.map(
  (section): Section => (section === "businessModel" ? "model" : section),
);

/** The name of the section in reviews. */
export function deckSectionOf(section: Section): DeckSection {
  return section === "model" ? "businessModel" : section;
}

/** Figures that can contradict one another. */
export const TOPICS = [
  "tam",
  "sam",
  "som",
  "cac",
  "ltv",
  "ltvToCac",
  "churn",
  "arr",
  "mrr",
  "revenue",
  "gmv",
  "customers",
  "users",
  "retention",
  "margin",
  "growth",
  "burn",
  "runway",
  "valuation",
  "ask",
  "payback",
  "price",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Kinds of phrases that rules look for. */
export const SIGNALS = [
  "jargon",
  "vanity",
  "denial",
  "we",
  "alone",
  "result",
  "margin",
  "cash",
  "breakEven",
  "everCounted",
  "independence",
  "rest",
  "buyers",
  "future",
  "modal",
  "projection",
  "source",
  "period",
  "perMonth",
  "fundsItem",
  "role",
  "experience",
  "topDown",
  "bottomUp",
  "licensed",
  "total",
  "fromTo",
  "paying",
  "growthWord",
  "pain",
  "perUnit",
  "channel",
  "reached",
  "mayExceed",
  "equity",
  "within",
  "split",
  "staff",
  "profession",
  "investment",
  "direct",
  "indirect",
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * The words of one language for all of these: alternatives of a regular expression, in small letters,
 * Thai without tone marks. `title` are names of a section, `body` words that reveal it without a title.
 */
export type Lexicon = {
  sections: Record<Section, { title: string; body: string }>;
  topics: Record<Topic, string>;
  signals: Record<Signal, string>;
};
