import type { Deck } from "../read/deck.ts";
import { picturePages } from "../read/picture-pages.ts";

/** One may be a photograph; more of them are pages whose words were drawn as pictures. */
const FEWEST = 2;
const SHARE = 0.1;

/** Whether so much of a deck is pictures that what it has may look thinner than it is. */
export function isPartlyUnread(deck: Deck): boolean {
  return picturePages(deck.pages).length >= Math.max(FEWEST, deck.pages.length * SHARE);
}
