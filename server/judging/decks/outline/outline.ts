import { type Fact, factsOf } from "../figures/facts.ts";
import { occurs, type Terms } from "../lexicon/terms.ts";
import type { Deck } from "../read/deck.ts";
import type { Section } from "../rubric/sections.ts";
import type { DeckText, Told } from "../text/deck-text.ts";
import { sentencesOf } from "../text/sentences.ts";
import { sectionsOf } from "./told-sections.ts";

/** A deck as the rules see it. */
export type Outline = DeckText & {
  facts: Fact[];
  told: ReadonlyMap<Section, Told>;
};

export function outlineOf(deck: Deck, terms: Terms): Outline {
  const sentences = sentencesOf(deck);
  const byPage = Map.groupBy(sentences, ({ page }) => page);
  const pages = new Map(deck.pages.map((page) => [page.number, page]));
  const text: DeckText = {
    deck,
    terms,
    sentences,
    onPage: (page) => byPage.get(page) ?? [],
    page: (number) => pages.get(number),
    says: ({ folded }, signal) => occurs(terms.signal(signal), folded),
  };
  const facts = factsOf(text);
  return { ...text, facts, told: sectionsOf(text, facts) };
}
