import type {
  DeckIssue,
  DeckReview,
  DeckStrength,
  RuleWords,
} from "../../../../contracts/deck-review.ts";
import { mostUrgentFirst } from "../../../../contracts/issue-order.ts";
import type { Language } from "../../../../contracts/languages.ts";
import {
  DECK_SECTIONS,
  type IssueKind,
  type IssueSubject,
  type ReviewCategory,
} from "../../../../contracts/review-terms.ts";
import { instructionsIn } from "../../../language/instructions.ts";
import { locateQuote, squeeze } from "../../locate-quote.ts";
import type { Outline } from "../outline/outline.ts";
import { issueId } from "../review-deck.ts";
import { reviewWords } from "../review-words.ts";
import { isCertain } from "../rubric/rules.ts";
import { quoteOf } from "../text/sentences.ts";
import { type Calculation, isRight, type ReadFigure, workingOf } from "./calculations.ts";
import type { DeckAnswer } from "./deck-question.ts";
import { readerScore } from "./reader-score.ts";

/** A deck with orders to the reviewer gets no higher score than the rules would give. */
const MOST_ABOVE_RULES = 1.5;
const MOST_AGREEMENTS = 8;

/**
 * The model's issues, as far as the deck bears them out: each quote is where the model says it is, and no
 * arithmetic is called wrong that the model's own figures prove right.
 * @param right the calculations that are right
 */
export function issuesOf(
  said: DeckAnswer,
  right: readonly Calculation[],
  byRules: DeckReview,
  outline: Outline,
): DeckIssue[] {
  const isAnswered = ({ kind, page, text, also }: DeckIssue) =>
    kind === "arithmetic" &&
    right.some(({ stated }) =>
      [{ page, text }, ...also.map((place) => ({ page: place.page, text: place.quote }))].some(
        (place) => isSame(place, { page: stated.page, text: stated.quote }),
      ),
    );
  return distinct([
    ...said.issues.filter(isWorthSaying).flatMap((issue) => {
      const shown = shownIssue(issue, outline);
      return shown && !isAnswered(shown) ? [shown] : [];
    }),
    // The rules' calculations are another opinion, which can be refuted like the model's own.
    // Fixing them adds nothing to a score that the model gives.
    ...byRules.issues
      .filter(({ rule }) => isCertain(rule))
      .map((issue) => ({ ...issue, adds: undefined, place: undefined })),
  ]);
}

/**
 * @param issues those of `issuesOf` that survived the second reading
 * @param reader the language of the review's reader
 */
export function judgeDeck(
  said: DeckAnswer,
  right: readonly Calculation[],
  issues: readonly DeckIssue[],
  byRules: DeckReview,
  outline: Outline,
  reader: Language,
): DeckReview {
  const most = triesToSteer(outline) ? byRules.score + MOST_ABOVE_RULES : 10;
  const bounded = (score: number) => Math.round(Math.min(score, most) * 10) / 10;
  const { clarity, traction, viability, completeness } = said.subScores;
  return {
    score: bounded(readerScore(said)),
    subScores: {
      clarity: bounded(clarity),
      traction: bounded(traction),
      viability: bounded(viability),
      completeness: bounded(completeness),
    },
    issues: mostUrgentFirst(issues),
    strengths: strengthsOf(said, outline, issues),
    agrees: allAgreements(right, byRules, reader),
    sections: DECK_SECTIONS.map((section) => {
      const told = said.sections.find((one) => one.section === section);
      return { section, state: told?.state ?? "unsure" };
    }),
    cuts: said.cuts.filter(({ page }) => outline.page(page) !== undefined),
    judgedBy: "model",
    verdict: said.verdict,
    doubt: said.doubt,
    questions: said.questions,
    language: byRules.language,
    pages: byRules.pages,
  };
}

/** The rules' findings in a model's review, worded in another language. */
export function wordsBesideModel(
  review: DeckReview,
  right: readonly Calculation[],
  byRules: DeckReview,
  language: Language,
): RuleWords {
  const computed = byRules.issues.filter(({ rule }) => isCertain(rule));
  const kept = computed.filter(({ id, rule }) =>
    review.issues.some((issue) => issue.id === id && issue.rule === rule),
  );
  return {
    issues: Object.fromEntries(kept.map(({ id, why }) => [id, why])),
    agrees: allAgreements(right, byRules, language).map(({ why }) => why),
  };
}

/** Whether it has orders to the reviewer, visible or not. Other hidden text is not even read. */
function triesToSteer({ deck }: Outline): boolean {
  return deck.pages.some(
    ({ text, lines }) =>
      instructionsIn(text).length > 0 ||
      lines.some((line) => line.isHidden && /\p{L}{3}/u.test(line.text)),
  );
}

type SaidIssue = DeckAnswer["issues"][number];

/** A minor issue that the deck does not prove is a matter of taste. */
function isWorthSaying({ severity, certainty }: SaidIssue): boolean {
  return severity > 1 || certainty === "proven";
}

function shownIssue(issue: SaidIssue, outline: Outline): DeckIssue | undefined {
  const { about, kind, severity, certainty, why, fix } = issue;
  const places = issue.evidence.flatMap(({ page, quote }) => {
    const text = quotedOn(page, quote, outline);
    return text === undefined ? [] : [{ page, quote: text }];
  });
  // A quote that is not in the deck is no evidence; only something missing needs none.
  const [first, ...also] = places;
  if (!first && (kind !== "missing" || issue.evidence.length > 0)) return undefined;
  const category = categoryOf(about, kind);
  const rule = first ? `judged_${about}_${kind}` : `missing_${about}`;
  const text = first?.quote ?? "";
  const page = first?.page ?? null;
  const id = issueId(rule, text);
  return { id, category, rule, page, text, why, fix, about, kind, severity, certainty, also };
}

const CLEAR: readonly IssueSubject[] = [
  "purpose",
  "problem",
  "solution",
  "wording",
  "layout",
  "spelling",
];

/** The one of a review's four parts (spec §3) in which it is shown. */
function categoryOf(about: IssueSubject, kind: IssueKind): ReviewCategory {
  if (kind === "missing") return "completeness";
  if (about === "traction" || about === "goToMarket") return "traction";
  return CLEAR.includes(about) ? "clarity" : "viability";
}

/** The calculations that are right, and whose figures are where the model says they are. */
export function rightCalculations({ calculations }: DeckAnswer, outline: Outline): Calculation[] {
  const located = (figure: ReadFigure): ReadFigure[] => {
    const quote = quotedOn(figure.page, figure.quote, outline);
    return quote === undefined ? [] : [{ ...figure, quote }];
  };
  return calculations.flatMap(({ operation, of, stated: said }) => {
    const [stated] = located(said);
    const found = of.flatMap(located);
    if (!stated || found.length < of.length) return [];
    const calculation = { operation, of: found, stated };
    return isRight(calculation) ? [calculation] : [];
  });
}

/** The rules' calculations, then the model's. */
function allAgreements(
  right: readonly Calculation[],
  { agrees }: DeckReview,
  reader: Language,
): DeckReview["agrees"] {
  const computed = right.map((calculation) => ({
    page: calculation.stated.page,
    text: calculation.stated.quote,
    why: reviewWords(reader)("agrees_calculation", { working: workingOf(calculation, reader) }),
  }));
  const all = [...agrees, ...computed];
  return all
    .filter((one, at) => !all.slice(0, at).some((other) => isSame(other, one)))
    .slice(0, MOST_AGREEMENTS);
}

function strengthsOf(
  said: DeckAnswer,
  outline: Outline,
  issues: readonly DeckIssue[],
): DeckStrength[] {
  const strengths = said.strengths.flatMap(({ about, page, quote, why }) => {
    const text = quotedOn(page, quote, outline);
    return text === undefined ? [] : [{ about, page, text, why }];
  });
  return strengths
    .filter(
      (one, at) =>
        !issues.some((issue) => isSame(issue, one)) &&
        !strengths.slice(0, at).some((other) => isSame(other, one)),
    )
    .toSorted((one, other) => one.page - other.page);
}

function quotedOn(page: number, quote: string, outline: Outline): string | undefined {
  const shown = outline.page(page);
  if (!shown) return undefined;
  const found = locateQuote(shown.text, quote);
  return found === undefined ? undefined : quoteOf(found);
}

/** Drops later issues about the same words of a page, or the same missing section. */
function distinct(issues: DeckIssue[]): DeckIssue[] {
  return issues.filter(
    (one, at) => !issues.slice(0, at).some((other) => other.id === one.id || isSame(other, one)),
  );
}

type Quoted = { page: number | null; text: string };

function isSame(one: Quoted, other: Quoted): boolean {
  if (one.page !== other.page || one.page === null) return false;
  const [first, second] = [squeeze(one.text), squeeze(other.text)];
  return first.includes(second) || second.includes(first);
}
