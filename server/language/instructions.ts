import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { withoutUnseen } from "../../contracts/unseen-signs.ts";
import { FIGHTS } from "./fights.ts";
import { fold, folded, foldPattern, withoutMarks } from "./fold.ts";
import { INSTRUCTIONS } from "./instruction-words.ts";
import { clausesIn, type Piece } from "./sentences.ts";
import { inSimplified } from "./simplified.ts";

/** Of Latin letters whole words are meant, also within another script. */
const BEFORE = "(?<![\\p{Script=Latin}\\d])";
const BEHIND = "(?!\\p{Script=Latin})";
const WITHOUT_SPACES: readonly Language[] = ["th", "zh"];
const ORDERS = patternOf(INSTRUCTIONS);
/** Vietnamese is often typed without its marks. */
const UNMARKED_ORDERS = new RegExp(
  `${BEFORE}(?:${foldPattern(INSTRUCTIONS.vi, withoutMarks)})${BEHIND}`,
  "gu",
);
const FOUGHT = patternOf(FIGHTS);
/** "We block prompts such as …" stands not farther before what it names. */
const NEAR = 80;

/** Where a text speaks to whoever reviews it: whole sentences, those side by side on a line joined. */
export function instructionSpans(text: string): { start: number; end: number }[] {
  // Hardly a text does: its clauses are looked at only where it says something of the kind.
  if (!speaksToReviewer(text)) return [];
  const clauses = clausesIn(text);
  const orders = clauses.map((clause) => speaksToReviewer(clause.text));
  const spans: { start: number; end: number }[] = [];
  clauses.forEach(({ start, end }, at) => {
    if (!orders[at] && !isPartOfOrder(at, clauses, orders, text)) return;
    const last = spans.at(-1);
    if (last && /^ ?$/.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  });
  return spans;
}

/** What speaks to whoever reviews a text, in whichever of our languages, as it stands there. */
export function instructionsIn(text: string): string[] {
  return instructionSpans(text).map(({ start, end }) => text.slice(start, end));
}

/**
 * A text without what speaks to whoever reviews it, and without signs that nobody sees: for a reader
 * that could be talked to.
 */
export function withoutInstructions(text: string): string {
  const left = instructionSpans(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start).trimEnd() + rest.slice(end),
    text,
  );
  return withoutUnseen(left).trim();
}

/** Whether a sentence, or any of a text, is an order to its reviewer; one quoted by those who fight such orders is not. */
export function speaksToReviewer(sentence: string): boolean {
  const heard = inSimplified(fold(folded(sentence)));
  const orders = [...heard.matchAll(ORDERS), ...withoutMarks(heard).matchAll(UNMARKED_ORDERS)];
  return orders.some(
    ({ index }) => !isQuotedToFight(heard.slice(Math.max(0, index - NEAR), index)),
  );
}

function isQuotedToFight(before: string): boolean {
  FOUGHT.lastIndex = 0;
  return /["“'‘「『]\s?$/.test(before) && FOUGHT.test(before.slice(before.search(/[^.!?。\n]*$/)));
}

/** Thai is parted at blanks that may stand inside of an order. */
function isPartOfOrder(
  at: number,
  clauses: readonly Piece[],
  orders: readonly boolean[],
  text: string,
): boolean {
  const clause = clauses[at];
  return [at - 1, at + 1].some((beside) => {
    const other = clauses[beside];
    if (!clause || !other || orders[beside]) return false;
    const both = text.slice(Math.min(clause.start, other.start), Math.max(clause.end, other.end));
    return !both.includes("\n") && /\p{Script=Thai}/u.test(both) && speaksToReviewer(both);
  });
}

function patternOf(words: Record<Language, string>): RegExp {
  const sources = LANGUAGES.map((language) => {
    const source = foldPattern(words[language], fold);
    return WITHOUT_SPACES.includes(language)
      ? `(?<![a-z])(?:${source})(?![a-z])`
      : `${BEFORE}(?:${source})${BEHIND}`;
  });
  return new RegExp(sources.join("|"), "gu");
}
