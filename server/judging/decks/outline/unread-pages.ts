import type { Deck, DeckPage } from "../read/deck.ts";

/** One may be a photograph; more of them are pages whose words were drawn as pictures. */
const FEWEST = 2;
const SOME = 0.1;
const MOST = 0.5;

/** Pages between the first and the last that hold pictures, and no word that could be read. */
export function unreadPages({ pages }: Deck): DeckPage[] {
  return pages.slice(1, -1).filter(({ words, images }) => words === 0 && images > 0);
}

/** Whether so much of a deck is pictures that what it has may look thinner than it is. */
export function isPartlyUnread(deck: Deck): boolean {
  return unreadPages(deck).length >= Math.max(FEWEST, deck.pages.length * SOME);
}

/** A review is then one of a few leftover pages. */
export function isMostlyUnread(deck: Deck): boolean {
  return isPartlyUnread(deck) && unreadPages(deck).length >= deck.pages.length * MOST;
}
