import { type Dated, datesIn } from "../../../language/dates.ts";
import { fold } from "../../../language/fold.ts";
import { speaksToReviewer } from "../../../language/instructions.ts";
import { type Amount, amountsIn } from "../../../language/money.ts";
import { sentencesIn } from "../../../language/sentences.ts";
import type { Deck, DeckPage } from "../read/deck.ts";
import { withCards } from "./cards.ts";

/** A sentence, or a line that serves as one; its text is exactly as on the page. */
export type Sentence = {
  page: number;
  text: string;
  folded: string;
  isTitle: boolean;
  amounts: Amount[];
  dates: Dated[];
};

const LEADING = /^[\s•●○◦▪■□*✓✔➤►▶→·※–—-]+/u;
const MAX_QUOTE = 240;

/**
 * The sentences of a deck, without orders to its reviewer: those are neither evidence nor a fault
 * here.
 */
export function sentencesOf(deck: Deck): Sentence[] {
  const furniture = furnitureOf(deck);
  return deck.pages.flatMap((page) =>
    withCards(
      piecesOf(page.text).filter((text) => !furniture.has(maskedOf(text))),
      page,
      deck.language,
    )
      .map((text) => ({ text, folded: fold(text) }))
      .filter(({ text }) => !speaksToReviewer(text))
      .map((piece) => ({
        ...piece,
        page: page.number,
        isTitle: isPartOfTitle(page, piece.text),
        amounts: amountsIn(piece.folded, deck.language),
        dates: datesIn(piece.folded),
      })),
  );
}

/** Lines that recur on most pages, with or without the page number: headers, footers, names. */
function furnitureOf(deck: Deck): Set<string> {
  const counts = new Map<string, number>();
  for (const page of deck.pages) {
    for (const line of new Set(piecesOf(page.text).map(maskedOf))) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const often = Math.max(3, deck.pages.length * 0.4);
  return new Set(
    [...counts]
      .filter(([line, count]) => count >= often && line.length < 120)
      .map(([line]) => line),
  );
}

function maskedOf(text: string): string {
  return text.replace(/\d+/g, "#");
}

function piecesOf(text: string): string[] {
  return sentencesIn(text)
    .map(({ text: piece }) => piece.replace(LEADING, "").trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function isPartOfTitle(page: DeckPage, text: string): boolean {
  return (
    page.title !== "" && (page.title === text || (page.title.includes(text) && text.length > 3))
  );
}

/** A quote short enough to be read, but still exact: cut after a word. */
export function quoteOf(text: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  const end = cut.lastIndexOf(" ");
  return end > MAX_QUOTE / 2 ? cut.slice(0, end) : cut;
}
