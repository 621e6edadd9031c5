import type { Terms } from "../lexicon/terms.ts";
import type { Deck, DeckPage } from "../read/deck.ts";
import type { Signal } from "../rubric/sections.ts";
import type { Sentence } from "./sentences.ts";

/** A deck's text, before we know which page tells what. */
export type DeckText = {
  deck: Deck;
  terms: Terms;
  sentences: Sentence[];
  onPage: (page: number) => Sentence[];
  page: (number: number) => DeckPage | undefined;
  says: (sentence: Pick<Sentence, "folded">, signal: Signal) => boolean;
};

/** The places where a section is told. */
export type Told = {
  /** The pages that tell it, the surest first. */
  pages: number[];
  /** Whether a title says so. */
  isTitled: boolean;
  sentences: Sentence[];
};
