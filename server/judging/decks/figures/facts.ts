import type { Amount } from "../../../language/money.ts";
import { matches } from "../lexicon/terms.ts";
import { TOPICS, type Topic } from "../rubric/sections.ts";
import type { DeckText } from "../text/deck-text.ts";
import { roundOn } from "../text/rounds.ts";
import type { Sentence } from "../text/sentences.ts";

/** A figure that a deck gives for something. */
export type Fact = {
  topic: Topic;
  amount: Amount;
  sentence: Sentence;
  /** Exact words of the page. */
  quote: string;
  /** Characters between the label and the figure. */
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
/** In "clinics × price = market" the last and largest figure is the market. */
const MARKETS: readonly Topic[] = ["tam", "sam", "som"];
const MARKET_REACH = 90;
const BEHIND = 42;
const BEFORE = 24;
/** Ends a clause, and with it the reach of a label. */
const CLAUSE = /[;；。|•]|, (?:and |dan |và )?(?=\p{L})|,(?=[^\s\d])/u;

/** Separates items of a list. */
const PARTED = /[,、]/u;

/** All figures that have a label. */
export function factsOf(text: DeckText): Fact[] {
  const facts = text.sentences.flatMap((sentence) => inSentence(sentence, text));
  const titled = titledAsks(text, facts);
  return [...facts, ...titled, ...toldRounds(text, [...facts, ...titled])];
}

/** A page that lists what a sum is to be spent on needs no other word for it. */
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

/** Nor does a page whose title says that it is the ask. */
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
  const labelsNear = nearness(labels);
  const amountsNear = nearness(sentence.amounts);
  const leading = leadingIn(sentence, labels);
  return labels.flatMap((label) => {
    const { topic } = label;
    const around: Around = {
      folded: sentence.folded,
      labels: labelsNear(label),
      amounts: amountsNear(label),
      leading,
    };
    const candidates = around.amounts
      .filter((amount) => isOfKind(amount, label))
      .map((amount) => ({ amount, distance: distanceOf(amount, label, around) }))
      .filter(({ distance }) => distance !== undefined)
      .filter(({ amount }) => !isOfAnother(amount, label, around));
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

/** Indexes the surroundings of a label: a stranger's sentence may have thousands of labels and figures. */
type Around = {
  folded: string;
  labels: Label[];
  amounts: Amount[];
  /** The kinds of figures whose first one comes after a label. */
  leading: ReadonlySet<Amount["kind"]>;
};

/** Farther apart, a label and a figure do not belong together, however long they are. */
const FAR = 256;

function nearness<Item extends { start: number }>(items: readonly Item[]) {
  const parts = Map.groupBy(items, ({ start }) => Math.floor(start / FAR));
  return ({ start }: { start: number }): Item[] =>
    [-1, 0, 1].flatMap((step) => parts.get(Math.floor(start / FAR) + step) ?? []);
}

function leadingIn({ amounts }: Sentence, labels: readonly Label[]): Set<Amount["kind"]> {
  const kinds = new Set(amounts.map(({ kind }) => kind));
  const first = (starts: number[]) => starts.reduce((one, other) => Math.min(one, other), Infinity);
  return new Set(
    [...kinds].filter((kind) => {
      const named = labels.filter(({ topic }) => KINDS[topic].includes(kind));
      const figures = amounts.filter((amount) => amount.kind === kind);
      return first(named.map(({ start }) => start)) < first(figures.map(({ start }) => start));
    }),
  );
}

function labelsIn({ folded }: Sentence, { terms }: DeckText): Label[] {
  const all = TOPICS.flatMap((topic) =>
    matches(terms.topic(topic), folded).map((match) => ({
      topic,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const near = nearness(all);
  // "LTV/CAC" is neither LTV nor CAC.
  return all.filter(
    (label) =>
      !near(label).some(
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
 * Whether a figure beside a label belongs to the label on its other side, as 300 belongs to CAC in "CAC 300 元，
 * LTV 510 元": a comma separates it from this label, or this label has its own figure on the side on which the
 * sentence's first label has one.
 */
function isOfAnother(
  amount: Amount,
  label: Label,
  { amounts, folded, labels, leading }: Around,
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
  return (
    PARTED.test(folded.slice(from, to)) ||
    (isBefore === leading.has(amount.kind) &&
      own.some((one) => (isBefore ? isLedBy(label, one) : leads(one, label))))
  );
}

function distanceOf(amount: Amount, label: Label, { folded, labels }: Around): number | undefined {
  if (amount.start < label.end && amount.end > label.start) return undefined;
  const isBehind = amount.start >= label.end;
  const [from, to] = isBehind ? [label.end, amount.start] : [amount.end, label.start];
  const behind = MARKETS.includes(label.topic) ? MARKET_REACH : BEHIND;
  if (to - from > (isBehind ? behind : BEFORE)) return undefined;
  const between = folded.slice(from, to);
  const isTaken = labels.some(
    (other) => other !== label && isOfKind(amount, other) && other.start >= from && other.end <= to,
  );
  if (isTaken || CLAUSE.test(between)) return undefined;
  // "120 customers" binds closest; else the figure follows its label.
  return isBehind
    ? between.length
    : between.length <= 3
      ? between.length
      : between.length + BEHIND / 2;
}
