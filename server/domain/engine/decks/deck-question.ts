import { z } from "zod";
import { REVIEW_CATEGORIES } from "../../../../contracts/deck-review.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { withoutInstructions } from "../../decks/outline/sentences.ts";
import type { Deck } from "../../decks/read/deck.ts";
import type { ReviewContext } from "../../decks/review-context.ts";
import { SECTIONS } from "../../decks/rubric/sections.ts";
import { CATEGORY_WEIGHTS, SECTION_WEIGHTS, type Stage } from "../../decks/rubric/stages.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../evidence.ts";
import { languageName, writtenIn } from "../written-in.ts";

const MOST_ISSUES = 15;
const MOST_STRENGTHS = 5;

const score = z.number().min(0).max(10);

function answerIn(deck: Deck, { language }: ReviewContext) {
  const why = writtenIn(language, 800);
  const fix = writtenIn(deck.language, 1200);
  const page = z.number();
  return z.object({
    subScores: z.object({
      clarity: score,
      traction: score,
      viability: score,
      completeness: score,
    }),
    issues: z.array(
      z.object({ category: z.enum(REVIEW_CATEGORIES), page, quote: z.string(), why, fix }),
    ),
    missing: z.array(z.object({ section: z.enum(SECTIONS), why, fix })),
    strengths: z.array(z.object({ page, quote: z.string(), why })),
  });
}

export type DeckAnswer = z.infer<ReturnType<typeof answerIn>>;

/** What a model is asked of a deck: its visible words page by page, and the rubric of the rules. */
export function deckQuestion(
  deck: Deck,
  context: ReviewContext,
  stage: Stage,
): Question<DeckAnswer> {
  return {
    purpose: "deck_review",
    instructions: instructionsFor(deck, context, stage),
    material: evidenceOf({
      pages: deck.pages.map(({ number, text, images, isChartLike }) => ({
        page: number,
        text: withoutInstructions(text),
        images,
        ...(isChartLike && { hasChart: true }),
      })),
    }),
    answer: answerIn(deck, context),
  };
}

const STAGE_NAMES: Record<Stage, string> = {
  early: "before a seed round: the team and why now count most",
  seed: "seed round: product and first traction count most",
  growth: "Series A or later: numbers, retention and unit economics count most",
};

function instructionsFor(deck: Deck, context: ReviewContext, stage: Stage): string {
  const { today, sector, country, language } = context;
  const known = [
    `Stage: ${STAGE_NAMES[stage]}.`,
    `Today is ${today}: judge by it what is past and what is to come.`,
    sector.length > 0 && `Sector: ${sector.join(", ")}.`,
    country && `Country: ${country}.`,
  ].filter(Boolean);
  return `You review a startup's pitch deck for its founders, as a demanding and fair investor in Southeast Asia would.

${ABOUT_EVIDENCE}

${known.join("\n")}

Score each category from 0 to 10, with one decimal: 9 and more is excellent, 7 good, 5 fair, less is weak.
- clarity: can a stranger say after one reading what it does, for whom and why? One idea per page, plain words, figures that agree.
- traction: results with numbers, a time base and a source; no vanity metrics, no projections sold as results.
- viability: a sourced, bottom-up market, a business model with unit economics, real competition, licences that the sector needs, projections with assumptions, an ask that fits its use.
- completeness: whether each of these sections is told, by weight: ${weights(SECTIONS, (section) => SECTION_WEIGHTS[section][stage])}.
The overall score is made from these by us (weights: ${weights(REVIEW_CATEGORIES, (category) => CATEGORY_WEIGHTS[stage][category])}).

Answer with:
- subScores.
- issues: at most ${MOST_ISSUES}, the most serious first, each once. "quote" is copied from the text of one page, letter by letter and without gaps, at most 200 characters; "page" is its number; "why" tells in ${languageName(language)} what an investor doubts when reading exactly this; "fix" is the text to stand there instead, in ${languageName(deck.language)}, ready to be pasted, with [square brackets] where only the founders know the figure.
- missing: sections that no page tells; "why" and "fix" as above, the fix as an outline of the page to add. Pages with images or charts may show what their text does not say.
- strengths: at most ${MOST_STRENGTHS}, with "quote" and "page" as above and "why" in ${languageName(language)}.`;
}

function weights<Name extends string>(names: readonly Name[], weight: (name: Name) => number) {
  return names.map((name) => `${name} ${weight(name)}`).join(", ");
}
