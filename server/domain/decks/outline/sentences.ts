import type { Deck, DeckPage } from "../read/deck.ts";
import { occurs, type Terms } from "../lexicon/terms.ts";
import { type Amount, amountsIn } from "../figures/amounts.ts";
import { type Dated, datesIn } from "../figures/dates.ts";
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

const BOUNDARY = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“$])|(?<=[。！？；])\s*|\n/u;
const ABBREVIATED = /(?:\b(?:Rp|Dr|Mr|Ms|No|vs|Inc|Ltd|Co|approx|e\.g|i\.e)|\b\p{Lu})\.$/u;
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
  const pieces: string[] = [];
  let open = "";
  for (const part of text.split(BOUNDARY)) {
    // An abbreviation ends no sentence; what was between is in the text, so that the quote is exact.
    const whole = open === "" ? part : text.slice(text.indexOf(open), text.indexOf(open) + open.length + 1) + part;
    if (ABBREVIATED.test(whole) && text.includes(`${whole} `)) open = whole;
    else {
      pieces.push(whole);
      open = "";
    }
  }
  if (open !== "") pieces.push(open);
  return pieces
    .map((piece) => piece.replace(LEADING, "").trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && text.includes(piece));
}

function isPartOfTitle(page: DeckPage, text: string): boolean {
  return page.title !== "" && (page.title === text || (page.title.includes(text) && text.length > 3));
}

/** A quote short enough to be read, still exact: cut behind a word. */
export function quoteOf(text: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  const end = cut.lastIndexOf(" ");
  return end > MAX_QUOTE / 2 ? cut.slice(0, end) : cut;
}
