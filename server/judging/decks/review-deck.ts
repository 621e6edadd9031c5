import { createHash } from "node:crypto";
import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { Language } from "../../../contracts/languages.ts";
import { claimsOf } from "./claims.ts";
import { correctedLine } from "./figures/corrected-line.ts";
import { termsOf } from "./lexicon/terms.ts";
import { type Outline, outlineOf } from "./outline/outline.ts";
import { questionsOf } from "./questions.ts";
import type { Deck } from "./read/deck.ts";
import { type ReviewContext, stageOf } from "./review-context.ts";
import { reviewWords } from "./review-words.ts";
import { isRefuting, saidAs, weightOf } from "./rubric/rules.ts";
import { deckSectionOf, SECTIONS } from "./rubric/sections.ts";
import { agreementsOf } from "./rules/agreements.ts";
import { findFaults } from "./rules/all.ts";
import { type Evidence, type Finding, filledIn } from "./rules/finding.ts";
import { mendingOrder, scoreOf } from "./score.ts";
import { strengthsOf } from "./strengths.ts";

/**
 * Reviews a deck by rule, without a language model: the same deck on the same day gives the same
 * review. The deck's text is evidence, whatever it tells its reader to do.
 */
export function reviewDeck(deck: Deck, context: ReviewContext): DeckReview {
  return judge(evidenceOf(deck, context));
}

/** The same review in each language: the deck is read once. */
export function reviewDeckInEach(deck: Deck, context: ReviewContext): Record<Language, DeckReview> {
  const evidence = evidenceOf(deck, context);
  const inLanguage = (language: Language) =>
    judge({ ...evidence, context: { ...context, language } });
  return {
    en: inLanguage("en"),
    id: inLanguage("id"),
    vi: inLanguage("vi"),
    th: inLanguage("th"),
    zh: inLanguage("zh"),
  };
}

function evidenceOf(deck: Deck, context: ReviewContext): Evidence {
  const outline = outlineOf(deck, termsOf(deck.language));
  return { outline, facts: outline.facts, claims: claimsOf(deck), context };
}

function judge(evidence: Evidence): DeckReview {
  const { outline, context } = evidence;
  const { deck } = outline;
  const faults = findFaults(evidence).filter((fault) => isQuoted(fault, outline));
  const rules = faults.map(({ rule }) => rule);
  const told = new Set(outline.told.keys());
  const stage = stageOf(context, outline);
  const order = mendingOrder(faults, told, stage);
  const places = faults.flatMap(({ page, text, also = [] }) => [{ page, quote: text }, ...also]);
  const faulty = new Set(places.map(({ page, quote }) => `${page} ${quote}`));
  const refuted = new Set(rules.filter(isRefuting).map((rule) => saidAs(rule).about));
  return {
    ...scoreOf(rules, told, stage),
    issues: order.map(({ fault, adds }, place) => ({
      ...issueOf(fault, deck, context),
      adds,
      place,
    })),
    strengths: strengthsOf(evidence, faulty, refuted).map(({ strength, about, page, text }) => ({
      about,
      page,
      text,
      why: reviewWords(context.language)(`strength_${strength}`),
    })),
    agrees: agreementsOf(evidence).map(({ check, page, text, fill }) => ({
      page,
      text,
      why: reviewWords(context.language)(`agrees_${check}`, filledIn(fill, context.language)),
    })),
    sections: sectionsOf(outline),
    cuts: [],
    judgedBy: "rules",
    verdict: "",
    doubt: null,
    questions: questionsOf(outline, context),
    language: deck.language,
    pages: deck.pages.length,
  };
}

/** What rules can say about sections: not whether one says anything, nor that it is missing. */
function sectionsOf({ told }: Outline): DeckReview["sections"] {
  return SECTIONS.map((section) => ({
    section: deckSectionOf(section),
    state: told.has(section) ? "told" : "unsure",
  }));
}

/** Whether its words are on the page: a finding that cannot be shown is dropped. */
function isQuoted({ page, text }: Finding, outline: Outline): boolean {
  return page === null
    ? text === ""
    : text !== "" && outline.page(page)?.text.includes(text) === true;
}

function issueOf(
  { rule, page, text, fill = {}, wrong, also = [] }: Finding,
  { language }: Deck,
  context: ReviewContext,
): DeckIssue {
  const line = wrong && correctedLine(text, wrong.sentence, wrong, language);
  return {
    id: issueId(rule, text),
    category: weightOf(rule).category,
    rule,
    page,
    text,
    why: reviewWords(context.language)(`why_${rule}`, filledIn(fill, context.language)),
    // A line to paste goes into the deck, so it is in the deck's language and style.
    fix: line?.text ?? reviewWords(language)(`fix_${rule}`, filledIn(fill, language)),
    ...(line && { corrects: { from: line.from, to: line.to, at: line.at } }),
    ...saidAs(rule),
    also,
  };
}

/** Stays the same for the same fault in the same words, even if they move to another page. */
export function issueId(rule: string, text: string): string {
  return createHash("sha256")
    .update(JSON.stringify([rule, text]))
    .digest("hex")
    .slice(0, 16);
}
