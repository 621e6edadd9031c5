import { enteredCurrency } from "../../../contracts/currencies.ts";
import type { DeckFigure, DeckFigures } from "../../../contracts/deck-review.ts";
import { MOST_MONEY } from "../../../contracts/profile-limits.ts";
import type { Fact } from "./figures/facts.ts";
import { termsOf } from "./lexicon/terms.ts";
import { type Outline, outlineOf } from "./outline/outline.ts";
import type { Deck } from "./read/deck.ts";
import { quoteOf } from "./text/sentences.ts";

/** Revenue of a period that ended longer ago says nothing about the last twelve months. */
const LATEST_MONTHS = 18;

/**
 * The amounts in a deck that the founder's profile asks for, too. Only those that are the same
 * everywhere: of several figures, only the founder knows which is meant.
 * @param today an ISO date
 */
export function deckFigures(deck: Deck, today: string): DeckFigures {
  const outline = outlineOf(deck, termsOf(deck.language));
  const of = (topic: Fact["topic"]) => outline.facts.filter((fact) => fact.topic === topic);
  return {
    raising: theOne(of("ask")),
    revenue: theOne(latest(of("revenue").filter((fact) => isOfLastYear(fact, outline, today)))),
  };
}

function theOne(facts: readonly Fact[]): DeckFigure | null {
  const [first] = facts;
  const currency = enteredCurrency(first?.amount.currency ?? "");
  const amount = Math.round(first?.amount.value ?? 0);
  if (!first || !currency || amount < 1 || amount > MOST_MONEY) return null;
  const isSame = facts.every(
    (fact) => Math.round(fact.amount.value) === amount && fact.amount.currency === currency,
  );
  return isSame
    ? { amount, currency, page: first.sentence.page, quote: quoteOf(first.quote) }
    : null;
}

/** Whether it is revenue earned in about a year that ended recently, rather than a plan or a month. */
function isOfLastYear({ sentence }: Fact, outline: Outline, today: string): boolean {
  const [date, ...others] = sentence.dates;
  if (!date || others.length > 0 || date.to > today) return false;
  const isPlanned = outline.says(sentence, "projection") || outline.says(sentence, "future");
  const isYear = monthsBetween(date.from, date.to) >= 11;
  return (
    isYear &&
    !isPlanned &&
    !outline.says(sentence, "perMonth") &&
    monthsBetween(date.to, today) <= LATEST_MONTHS
  );
}

function latest(facts: readonly Fact[]): Fact[] {
  const ends = facts.map(({ sentence }) => sentence.dates[0]?.to ?? "");
  const last = ends.toSorted().at(-1);
  return facts.filter((_, at) => ends[at] === last);
}

function monthsBetween(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  return (
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  );
}
