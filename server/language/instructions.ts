import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { withoutUnseen } from "../../contracts/unseen-signs.ts";
import { FIGHTING_WORDS } from "./fighting-words.ts";
import { fold, folded, foldPattern, withoutMarks } from "./fold.ts";
import { CUSTOMERS } from "./instruction-customers.ts";
import { DOUBTS } from "./instruction-doubts.ts";
import { INSTRUCTIONS } from "./instruction-words.ts";
import { clausesIn, type Piece } from "./sentences.ts";
import { inSimplified } from "./simplified.ts";

/** Words in Latin letters match as whole words, also within another script. */
const BEFORE = "(?<![\\p{Script=Latin}\\d])";
const BEHIND = "(?!\\p{Script=Latin})";
const WITHOUT_SPACES: readonly Language[] = ["th", "zh"];
/** Patterns with and without marks: Vietnamese is often typed without them. */
const netOf = (words: Record<Language, string>): readonly RegExp[] => [
  patternOf(words),
  new RegExp(`${BEFORE}(?:${foldPattern(words.vi, withoutMarks)})${BEHIND}`, "gu"),
];
const ORDERS = netOf(INSTRUCTIONS);
const MAYBE = netOf(DOUBTS);
const ASKS = [
  ...LANGUAGES.map((language) => foldPattern(CUSTOMERS[language], fold)),
  foldPattern(CUSTOMERS.vi, withoutMarks),
].map((source) => new RegExp(source, "u"));
const FOUGHT = patternOf(FIGHTING_WORDS);
/** The most characters between "We block prompts such as …" and what it names. */
const NEAR = 80;

type Span = { start: number; end: number };
type Speaks = (sentence: string) => boolean;

/** The places where a text plainly gives orders to its reviewer: whole sentences, adjacent ones on a line joined. */
export function instructionSpans(text: string): Span[] {
  return spansOf(text, speaksToReviewer);
}

/** The same with possible orders: all that must be kept from a model. */
export function steeringSpans(text: string): Span[] {
  const spans: Span[] = [];
  const found = [...instructionSpans(text), ...spansOf(text, maySpeak)];
  for (const span of found.toSorted((one, other) => one.start - other.start)) {
    const last = spans.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans;
}

/** The plain orders to a text's reviewer, in any of our languages, as written. */
export function instructionsIn(text: string): string[] {
  return instructionSpans(text).map(({ start, end }) => text.slice(start, end));
}

/** The same with possible orders. */
export function steeringIn(text: string): string[] {
  return steeringSpans(text).map(({ start, end }) => text.slice(start, end));
}

/** Sentences meant for its reviewer or for customers: not a reason to reject, but not to be obeyed either. */
export function doubtsIn(text: string): string[] {
  const plain = instructionSpans(text);
  return spansOf(text, maySpeak)
    .filter((span) => !plain.some(({ start, end }) => start < span.end && span.start < end))
    .map(({ start, end }) => text.slice(start, end));
}

/**
 * A text without certain or possible orders to its reviewer, and without invisible signs: for a model, which
 * might obey them.
 */
export function withoutInstructions(text: string): string {
  const left = steeringSpans(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start).trimEnd() + rest.slice(end),
    text,
  );
  return withoutUnseen(left).trim();
}

/** Whether any sentence is an order to the reviewer, unless it is quoted by those who fight such orders. */
export function speaksToReviewer(sentence: string): boolean {
  return isCaught(sentence, ORDERS, asksCustomers);
}

function maySpeak(sentence: string): boolean {
  return isCaught(sentence, MAYBE) || isCaught(sentence, ORDERS);
}

function isCaught(
  sentence: string,
  [net, unmarked]: readonly RegExp[],
  isNone: (order: RegExpExecArray) => boolean = () => false,
): boolean {
  const heard = inSimplified(fold(folded(sentence)));
  const orders = [
    ...(net ? heard.matchAll(net) : []),
    ...(unmarked ? withoutMarks(heard).matchAll(unmarked) : []),
  ];
  return orders.some(
    (order) =>
      !isQuotedToFight(heard.slice(Math.max(0, order.index - NEAR), order.index)) && !isNone(order),
  );
}

/** "Rate us 10/10 on Google and get a coffee", "publish this profile and recruiters will find you". */
function asksCustomers({ 0: order, index, input }: RegExpExecArray): boolean {
  const end = index + order.length;
  const around = [
    input.slice(Math.max(0, index - NEAR), index).replace(/^.*[.!?。\n]/su, ""),
    order.replaceAll("\n", " "),
    /^[^\n]*/u.exec(input.slice(end, end + NEAR))?.[0] ?? "",
  ].join("\n");
  return ASKS.some((ask) => ask.test(around));
}

function isQuotedToFight(before: string): boolean {
  FOUGHT.lastIndex = 0;
  return /["“'‘「『]\s?$/.test(before) && FOUGHT.test(before.slice(before.search(/[^.!?。\n]*$/)));
}

function spansOf(text: string, speaks: Speaks): Span[] {
  // Few texts do, so clauses are only looked at if the text has such words at all.
  if (!speaks(text)) return [];
  const clauses = clausesIn(text);
  const orders = clauses.map((clause) => speaks(clause.text));
  const spans: Span[] = [];
  clauses.forEach(({ start, end }, at) => {
    if (!orders[at] && !isPartOfOrder(at, clauses, orders, text, speaks)) return;
    const last = spans.at(-1);
    if (last && /^ ?$/.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  });
  return spans;
}

/** Thai is split at blanks, which may be inside an order. */
function isPartOfOrder(
  at: number,
  clauses: readonly Piece[],
  orders: readonly boolean[],
  text: string,
  speaks: Speaks,
): boolean {
  const clause = clauses[at];
  return [at - 1, at + 1].some((beside) => {
    const other = clauses[beside];
    if (!clause || !other || orders[beside]) return false;
    const both = text.slice(Math.min(clause.start, other.start), Math.max(clause.end, other.end));
    return !both.includes("\n") && /\p{Script=Thai}/u.test(both) && speaks(both);
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
