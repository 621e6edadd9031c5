import type { Terms } from "../lexicon/terms.ts";
import type { Deck, DeckPage } from "../read/deck.ts";
import type { Signal } from "../rubric/sections.ts";
import type { Sentence } from "./sentences.ts";

/** What a deck says, before it is known what it tells where. */
export type DeckText = {
  deck: Deck;
  terms: Terms;
  sentences: Sentence[];
  onPage: (page: number) => Sentence[];
  page: (number: number) => DeckPage | undefined;
  says: (sentence: Pick<Sentence, "folded">, signal: Signal) => boolean;
};

/** Where a section is found. */
export type Told = {
  /** The pages that tell a section, the surest first. */
  pages: number[];
  /** Whether a title says so. */
  isTitled: boolean;
  sentences: Sentence[];
};
