import type { Deck, DeckPage } from "../read/deck.ts";

/** One may be a photograph; more of them are pages whose words were drawn as pictures. */
const FEWEST = 2;
const SHARE = 0.1;

/** Pages between the first and the last that hold pictures, and no word that could be read. */
export function unreadPages({ pages }: Deck): DeckPage[] {
  return pages.slice(1, -1).filter(({ words, images }) => words === 0 && images > 0);
}

/** Whether so much of a deck is pictures that nobody can say what it leaves out. */
export function isPartlyUnread(deck: Deck): boolean {
  return unreadPages(deck).length >= Math.max(FEWEST, deck.pages.length * SHARE);
}
