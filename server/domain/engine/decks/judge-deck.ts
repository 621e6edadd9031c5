import type {
  DeckIssue,
  DeckReview,
  DeckStrength,
  ReviewCategory,
} from "../../../../contracts/deck-review.ts";
import type { Outline } from "../../decks/outline/outline.ts";
import { quoteOf } from "../../decks/outline/sentences.ts";
import { issueId } from "../../decks/review-deck.ts";
import { isCertain, RULE_IDS, weightOf } from "../../decks/rubric/rules.ts";
import type { Stage } from "../../decks/rubric/stages.ts";
import { overallOf, scoreOf } from "../../decks/score.ts";
import { locateQuote, squeeze } from "../locate-quote.ts";
import type { DeckAnswer } from "./deck-question.ts";

const MOST_ISSUES = 40;
/** So much better than the rules may a model find what the rules found faults in. */
const MOST_ABOVE = 1.5;

/**
 * A model's judgement of a deck, within the bounds of the rules: what can be worked out is said in any
 * case, what is quoted stands there, and praise ends a little above what the rules would give.
 */
export function judgeDeck(
  said: DeckAnswer,
  byRules: DeckReview,
  outline: Outline,
  stage: Stage,
): DeckReview {
  const { subScores, held } = boundedScores(said.subScores, byRules.subScores, stage);
  const issues = distinct([
    ...byRules.issues.filter(({ rule }) => isCertain(rule)),
    ...quotedIssues(said, outline),
    ...missingSections(said, outline),
    // A score that the rules hold down says why.
    ...byRules.issues.filter((issue) => [...held].some(takenBy(issue))),
  ]).slice(0, MOST_ISSUES);
  return {
    score: rounded(overallOf(subScores, stage)),
    subScores,
    issues,
    strengths: strengthsOf(said, outline, issues),
    language: byRules.language,
    pages: byRules.pages,
  };
}

function boundedScores(
  said: DeckAnswer["subScores"],
  byRules: DeckReview["subScores"],
  stage: Stage,
) {
  const faultless = scoreOf([], stage).subScores;
  const held = new Set<ReviewCategory>();
  const bounded = (category: ReviewCategory) => {
    const most = byRules[category] + MOST_ABOVE;
    if (byRules[category] >= faultless[category] || said[category] <= most) {
      return rounded(said[category]);
    }
    held.add(category);
    return rounded(most);
  };
  const subScores = {
    clarity: bounded("clarity"),
    traction: bounded("traction"),
    viability: bounded("viability"),
    completeness: bounded("completeness"),
  };
  return { subScores, held };
}

function takenBy({ rule, category }: DeckIssue) {
  const known = RULE_IDS.find((id) => id === rule);
  return (held: ReviewCategory) =>
    held === category || (known !== undefined && weightOf(known).takes[held] !== undefined);
}

function quotedIssues(said: DeckAnswer, outline: Outline): DeckIssue[] {
  return said.issues.flatMap(({ category, page, quote, why, fix }) => {
    const text = quotedOn(page, quote, outline);
    if (text === undefined) return [];
    const rule = `judged_${category}`;
    return [{ id: issueId(rule, text), category, rule, page, text, why, fix }];
  });
}

/** What a page is called is not missing. */
function missingSections(said: DeckAnswer, { told }: Outline): DeckIssue[] {
  return said.missing
    .filter(({ section }) => told.get(section)?.isTitled !== true)
    .map(({ section, why, fix }) => {
      const rule = `missing_${section}`;
      return {
        id: issueId(rule, ""),
        category: "completeness",
        rule,
        page: null,
        text: "",
        why,
        fix,
      };
    });
}

function strengthsOf(said: DeckAnswer, outline: Outline, issues: DeckIssue[]): DeckStrength[] {
  const strengths = said.strengths.flatMap(({ page, quote, why }) => {
    const text = quotedOn(page, quote, outline);
    return text === undefined ? [] : [{ page, text, why }];
  });
  return strengths.filter(
    (one, at) =>
      !issues.some((issue) => isSame(issue, one)) &&
      !strengths.slice(0, at).some((other) => isSame(other, one)),
  );
}

function quotedOn(page: number, quote: string, outline: Outline): string | undefined {
  const text = outline.page(page)?.text;
  const found = text === undefined ? undefined : locateQuote(text, quote);
  return found === undefined ? undefined : quoteOf(found);
}

/** The first of those that say the same words of a page, or miss the same section. */
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

function rounded(score: number): number {
  return Math.round(score * 10) / 10;
}
