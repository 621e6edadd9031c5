import { matches, occurs } from "../lexicon/terms.ts";
import type { DeckText } from "../outline/outline.ts";
import type { Sentence } from "../outline/sentences.ts";
import { TOPICS, type Topic } from "../rubric/sections.ts";
import type { Amount } from "./amounts.ts";

/** A figure that a deck gives for something. */
export type Fact = {
  topic: Topic;
  amount: Amount;
  sentence: Sentence;
  /** Exact words of the page: the sentence, or a label and the figure below it. */
  quote: string;
  /** How near the label stands to the figure, in characters. */
  distance: number;
};

const KINDS: Record<Topic, Amount["kind"][]> = {
  tam: ["money"],
  sam: ["money"],
  som: ["money"],
  cac: ["money"],
  ltv: ["money"],
  ltvToCac: ["times"],
  churn: ["percent"],
  arr: ["money"],
  mrr: ["money"],
  revenue: ["money"],
  gmv: ["money"],
  customers: ["count"],
  users: ["count"],
  retention: ["percent"],
  margin: ["percent"],
  growth: ["percent", "times"],
  burn: ["money"],
  runway: ["duration"],
  valuation: ["money"],
  ask: ["money"],
  payback: ["duration"],
  price: ["money"],
};
const BEHIND = 42;
const BEFORE = 24;
const SHORT_LABEL = 48;
/** A clause ends here, and with it what a label speaks of. */
const CLAUSE = /[;；。|•]|, (?:and |dan |và )?(?=\p{L})|,(?=[^\s\d])/u;

/** All figures that stand with what they are figures of, in one sentence or as a label and a figure. */
export function factsOf(outline: DeckText): Fact[] {
  return outline.sentences.flatMap((sentence, position) => [
    ...inSentence(sentence, outline),
    ...besideLabel(sentence, position, outline),
  ]);
}

function inSentence(sentence: Sentence, outline: DeckText): Fact[] {
  if (sentence.amounts.length === 0) return [];
  const labels = labelsIn(sentence, outline);
  return labels.flatMap(({ topic, start, end }) => {
    const fitting = sentence.amounts.filter(({ kind }) => KINDS[topic].includes(kind));
    const candidates = fitting
      .map((amount) => ({
        amount,
        distance: distanceOf(amount, { topic, start, end }, sentence, labels),
      }))
      .filter(({ distance }) => distance !== undefined);
    const nearest = candidates.toSorted(
      (one, other) => (one.distance ?? 0) - (other.distance ?? 0),
    )[0];
    if (nearest?.distance === undefined) return [];
    return [
      { topic, amount: nearest.amount, sentence, quote: sentence.text, distance: nearest.distance },
    ];
  });
}

type Label = { topic: Topic; start: number; end: number };

function labelsIn({ folded }: Sentence, { terms }: DeckText): Label[] {
  const all = TOPICS.flatMap((topic) =>
    matches(terms.topic(topic), folded).map((match) => ({
      topic,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  // "LTV/CAC" is neither LTV nor CAC.
  return all.filter(
    (label) =>
      !all.some(
        (other) =>
          other !== label &&
          other.start <= label.start &&
          other.end >= label.end &&
          other.end - other.start > label.end - label.start,
      ),
  );
}

function distanceOf(
  amount: Amount,
  label: Label,
  { folded }: Sentence,
  labels: Label[],
): number | undefined {
  const isBehind = amount.start >= label.end;
  const between = isBehind
    ? folded.slice(label.end, amount.start)
    : folded.slice(amount.end, label.start);
  if (amount.start < label.end && amount.end > label.start) return undefined;
  const reach = isBehind ? BEHIND : BEFORE;
  const isCut = CLAUSE.test(between);
  const isTaken = labels.some(
    (other) =>
      other !== label &&
      KINDS[other.topic].some((kind) => kind === amount.kind) &&
      (isBehind
        ? other.start >= label.end && other.end <= amount.start
        : other.start >= amount.end && other.end <= label.start),
  );
  if (between.length > reach || isCut || isTaken) return undefined;
  // "120 customers" binds closest; else the figure follows its label.
  return isBehind
    ? between.length
    : between.length <= 3
      ? between.length
      : between.length + BEHIND / 2;
}

/** Cards and tables: a label on one line, its figure on the next, or the other way round. */
function besideLabel(sentence: Sentence, position: number, outline: DeckText): Fact[] {
  if (sentence.amounts.length > 0 || sentence.text.length > SHORT_LABEL || sentence.isTitle)
    return [];
  const topics = labelsIn(sentence, outline).map(({ topic }) => topic);
  if (topics.length === 0) return [];
  const before = figureAt(outline, position - 1, sentence.page);
  const after = figureAt(outline, position + 1, sentence.page);
  const figure =
    before && after ? (startsWithFigure(outline, position) ? before : after) : (before ?? after);
  if (!figure) return [];
  const isFirst = figure === before;
  const quote = isFirst ? `${figure.text}\n${sentence.text}` : `${sentence.text}\n${figure.text}`;
  const isExact = outline.page(sentence.page)?.text.includes(quote) === true;
  return topics.flatMap((topic) => {
    const amount = figure.amounts.find(({ kind }) => KINDS[topic].includes(kind));
    if (!amount) return [];
    return [{ topic, amount, sentence, quote: isExact ? quote : sentence.text, distance: 1 }];
  });
}

function figureAt(
  { sentences, terms }: DeckText,
  position: number,
  page: number,
): Sentence | undefined {
  const candidate = sentences[position];
  if (candidate?.page !== page || candidate.amounts.length === 0) return undefined;
  const letters = candidate.folded.replace(/[^\p{L}]/gu, "").length;
  const isLabelled = TOPICS.some((topic) => occurs(terms.topic(topic), candidate.folded));
  return letters <= 14 && candidate.text.length <= 28 && !isLabelled ? candidate : undefined;
}

/** Whether the row of labels and figures around a place begins with a figure. */
function startsWithFigure(outline: DeckText, position: number): boolean {
  const page = outline.sentences[position]?.page ?? 0;
  let at = position;
  while (
    figureAt(outline, at - 1, page) ||
    (at !== position && (position - at) % 2 === 1 && isLabel(outline, at - 1, page))
  )
    at -= 1;
  return (position - at) % 2 === 1;
}

function isLabel({ sentences }: DeckText, position: number, page: number): boolean {
  const candidate = sentences[position];
  return (
    candidate?.page === page &&
    candidate.amounts.length === 0 &&
    candidate.text.length <= SHORT_LABEL &&
    !candidate.isTitle
  );
}
