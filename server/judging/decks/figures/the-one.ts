import { matches } from "../lexicon/terms.ts";
import type { Topic } from "../rubric/sections.ts";
import type { DeckText } from "../text/deck-text.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Fact } from "./facts.ts";

/** What a deck says, with its figures. */
type Figured = Pick<DeckText, "sentences" | "terms"> & { facts: readonly Fact[] };

/** The deck's only figure for a topic; if there are several, nobody knows which is meant. */
export function theOne(topic: Topic, { facts }: Pick<Figured, "facts">): Fact | undefined {
  const [first, ...others] = facts.filter((fact) => fact.topic === topic);
  const isOne = others.every(
    ({ amount: { value, currency } }) =>
      value === first?.amount.value && currency === first.amount.currency,
  );
  return isOne ? first : undefined;
}

/**
 * Whether figures are on one line, or on adjacent lines, with nothing but their labels: with a country, a year or
 * "industry average" beside them, each may be a figure of something else.
 */
export function areToldTogether(facts: readonly Fact[], text: Figured): boolean {
  const named = new Set(facts.map(({ sentence }) => sentence));
  const first = text.sentences.findIndex((line) => named.has(line));
  const lines = text.sentences.slice(first, first + named.size);
  const isOneRun = lines.every((line) => named.has(line) && line.page === lines[0]?.page);
  if (first < 0 || !isOneRun) return false;
  const rest = lines.map((line) => unnamedIn(line, text)).join("\n");
  return !/[\p{L}\d]/u.test(lines.length === 1 ? withoutFrame(rest) : withoutHeading(rest));
}

/** Words such as "is", "and" and "our". */
const SHORT = /(?<!\p{L})\p{Script=Latin}{1,3}(?!\p{L})/gu;

/** The rest of a line, with a sign in place of each figure and label. */
function unnamedIn(sentence: Sentence, { facts, terms }: Figured): string {
  const { folded } = sentence;
  const told = facts.filter((fact) => fact.sentence === sentence);
  const names = told.flatMap(({ topic }) =>
    matches(terms.topic(topic), folded).map(({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
    })),
  );
  return [...names, ...told.map(({ amount }) => amount)]
    .reduce(
      (text, { start, end }) => text.slice(0, start) + KNOWN.repeat(end - start) + text.slice(end),
      folded,
    )
    .replace(SHORT, "");
}

const KNOWN = "#";

/** A heading on a line of its own applies to all figures below. */
function withoutHeading(rest: string): string {
  return rest.replace(/^[^#]*\n(?=[^#\n]*#)/, "");
}

/** Words before a colon, or in brackets at the end, apply to the whole line: "Schools: CAC $4, LTV $60 (2026)". */
function withoutFrame(rest: string): string {
  return withoutHeading(rest)
    .replace(/^[^#:]*:/, "")
    .replace(/\([^()#]*\)[.\s]*$/, "");
}
