import type { Deck, DeckPage } from "../read/deck.ts";

/** A single one may be a photograph; more are pages whose words are pictures. */
const FEWEST = 2;
const SOME = 0.1;
const MOST = 0.5;

/** Pages between the first and the last with pictures, but no readable word. */
export function unreadPages({ pages }: Deck): DeckPage[] {
  return pages.slice(1, -1).filter(({ words, images }) => words === 0 && images > 0);
}

/** Whether so much of a deck is pictures that it may look thinner than it is. */
export function isPartlyUnread(deck: Deck): boolean {
  return unreadPages(deck).length >= Math.max(FEWEST, deck.pages.length * SOME);
}

/** Then only a few leftover pages could be reviewed. */
export function isMostlyUnread(deck: Deck): boolean {
  return isPartlyUnread(deck) && unreadPages(deck).length >= deck.pages.length * MOST;
}
