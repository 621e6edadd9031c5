import type { Amount } from "../../../language/money.ts";
import { matches } from "../lexicon/terms.ts";
import type { DeckText } from "../outline/deck-text.ts";
import { roundOn } from "../outline/rounds.ts";
import type { Sentence } from "../outline/sentences.ts";
import { TOPICS, type Topic } from "../rubric/sections.ts";

/** A figure that a deck gives for something. */
export type Fact = {
  topic: Topic;
  amount: Amount;
  sentence: Sentence;
  /** Exact words of the page. */
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
/** Of "clinics × price = market" the last and largest is meant. */
const MARKETS: readonly Topic[] = ["tam", "sam", "som"];
const MARKET_REACH = 90;
const BEHIND = 42;
const BEFORE = 24;
/** A clause ends here, and with it what a label speaks of. */
const CLAUSE = /[;；。|•]|, (?:and |dan |và )?(?=\p{L})|,(?=[^\s\d])/u;

/** What parts one thing of a list from the next. */
const PARTED = /[,、]/u;

/** All figures that stand with what they are figures of. */
export function factsOf(text: DeckText): Fact[] {
  const facts = text.sentences.flatMap((sentence) => inSentence(sentence, text));
  const titled = titledAsks(text, facts);
  return [...facts, ...titled, ...toldRounds(text, [...facts, ...titled])];
}

/** Nor does one that says what a sum is to be spent on. */
function toldRounds(text: DeckText, facts: Fact[]): Fact[] {
  return text.deck.pages.flatMap(({ number }): Fact[] => {
    const round = roundOn(number, text);
    const isKnown = facts.some(
      ({ topic, sentence }) => topic === "ask" && sentence.page === number,
    );
    if (!round || isKnown) return [];
    const { asked, sentence } = round;
    return [{ topic: "ask", amount: asked, sentence, quote: sentence.text, distance: 1 }];
  });
}

/** A page that is called the ask needs no other word for its sum. */
function titledAsks(text: DeckText, facts: Fact[]): Fact[] {
  const titles = text.sentences.filter(
    ({ isTitle, folded }) => isTitle && matches(text.terms.title("ask"), folded)[0]?.index === 0,
  );
  return titles.flatMap(({ page }): Fact[] => {
    if (facts.some(({ topic, sentence }) => topic === "ask" && sentence.page === page)) return [];
    const first = text
      .onPage(page)
      .find(({ amounts }) => amounts.some(({ kind }) => kind === "money"));
    const amount = first?.amounts.find(({ kind }) => kind === "money");
    if (!first || !amount || text.says(first, "fundsItem")) return [];
    return [{ topic: "ask", amount, sentence: first, quote: first.text, distance: 1 }];
  });
}

function inSentence(sentence: Sentence, outline: DeckText): Fact[] {
  if (sentence.amounts.length === 0) return [];
  const labels = labelsIn(sentence, outline);
  return labels.flatMap((label) => {
    const { topic } = label;
    const candidates = sentence.amounts
      .filter((amount) => isOfKind(amount, label) && !isOfAnother(amount, label, sentence, labels))
      .map((amount) => ({ amount, distance: distanceOf(amount, label, sentence, labels) }))
      .filter(({ distance }) => distance !== undefined);
    const nearest = candidates.toSorted((one, other) =>
      MARKETS.includes(topic)
        ? other.amount.value - one.amount.value
        : (one.distance ?? 0) - (other.distance ?? 0),
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

function isOfKind({ kind }: Amount, { topic }: Label): boolean {
  return KINDS[topic].includes(kind);
}

/**
 * Whether a figure beside a label belongs to the one on its other side, as 300 does to the CAC of "CAC 300 元，
 * LTV 510 元": a comma parts it from this label, or this one has a figure where the first of them has its own.
 */
function isOfAnother(
  amount: Amount,
  label: Label,
  { amounts, folded }: Sentence,
  labels: Label[],
): boolean {
  const alike = labels.filter((other) => isOfKind(amount, other));
  const areJoined = (from: number, to: number, reach: number) =>
    from <= to &&
    to - from <= reach &&
    !PARTED.test(folded.slice(from, to)) &&
    !CLAUSE.test(folded.slice(from, to)) &&
    !alike.some(({ start, end }) => start >= from && end <= to);
  const isLedBy = (one: Label, figure: Amount) => areJoined(one.end, figure.start, BEHIND);
  const leads = (figure: Amount, one: Label) => areJoined(figure.end, one.start, BEFORE);
  const isBefore = amount.end <= label.start;
  const isPaired = alike.some(
    (other) => other !== label && (isBefore ? isLedBy(other, amount) : leads(amount, other)),
  );
  if (!isPaired) return false;
  const [from, to] = isBefore ? [amount.end, label.start] : [label.end, amount.start];
  const own = amounts.filter((one) => one !== amount && one.kind === amount.kind);
  const isLabelFirst = [amount, ...own].every(({ start }) =>
    alike.some((one) => one.start < start),
  );
  return (
    PARTED.test(folded.slice(from, to)) ||
    (isBefore === isLabelFirst &&
      own.some((one) => (isBefore ? isLedBy(label, one) : leads(one, label))))
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
  const behind = MARKETS.includes(label.topic) ? MARKET_REACH : BEHIND;
  const reach = isBehind ? behind : BEFORE;
  const isCut = CLAUSE.test(between);
  const isTaken = labels.some(
    (other) =>
      other !== label &&
      isOfKind(amount, other) &&
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
