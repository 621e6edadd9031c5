import { type Amount, amountsIn } from "../figures/amounts.ts";
import { type Dated, datesIn } from "../figures/dates.ts";
import { occurs, type Terms } from "../lexicon/terms.ts";
import type { Deck, DeckPage } from "../read/deck.ts";
import { fold } from "./fold.ts";

/** A sentence, or a line that stands for one; its text stands exactly so on its page. */
export type Sentence = {
  page: number;
  text: string;
  folded: string;
  isTitle: boolean;
  amounts: Amount[];
  dates: Dated[];
};

/** Not behind an abbreviation or an initial. */
const BOUNDARY =
  /(?<=(?<!(?:\b(?:Rp|Dr|Mr|Ms|No|vs|Inc|Ltd|Co|approx|Pte|Sdn)|\b\p{Lu}))[.!?])\s+(?=[\p{Lu}\p{N}"“$])|(?<=[。！？；])\s*|\n/u;
const LEADING = /^[\s•●○◦▪■□*✓✔➤►▶→·※–—-]+/u;
export const MAX_QUOTE = 240;

/**
 * What a deck says, sentence by sentence. What speaks to whoever reviews it is no part of it:
 * neither evidence nor fault.
 */
export function sentencesOf(deck: Deck, terms: Terms): Sentence[] {
  return deck.pages.flatMap((page) =>
    piecesOf(page.text)
      .map((text) => ({ text, folded: fold(text) }))
      .filter(({ folded }) => !occurs(terms.signal("instruction"), folded))
      .map((piece) => ({
        ...piece,
        page: page.number,
        isTitle: isPartOfTitle(page, piece.text),
        amounts: amountsIn(piece.folded, deck.language),
        dates: datesIn(piece.folded),
      })),
  );
}

function piecesOf(text: string): string[] {
  return text
    .split(BOUNDARY)
    .map((piece) => piece.replace(LEADING, "").trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function isPartOfTitle(page: DeckPage, text: string): boolean {
  return (
    page.title !== "" && (page.title === text || (page.title.includes(text) && text.length > 3))
  );
}

/** A quote short enough to be read, still exact: cut behind a word. */
export function quoteOf(text: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  const end = cut.lastIndexOf(" ");
  return end > MAX_QUOTE / 2 ? cut.slice(0, end) : cut;
}
