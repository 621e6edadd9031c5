import type { DeckPage } from "./deck.ts";

/** From here on, a review would be one of a few leftover pages. */
const MOST_UNREAD = 0.5;

/** Pages between the first and the last that hold pictures, and no word that could be read. */
export function picturePages(pages: readonly DeckPage[]): DeckPage[] {
  return pages.slice(1, -1).filter(({ words, images }) => words === 0 && images > 0);
}

/** A deck of pictures with some text: what it says can be neither judged nor missed. */
export function isMostlyPictures(pages: readonly DeckPage[]): boolean {
  return picturePages(pages).length >= Math.max(1, pages.length * MOST_UNREAD);
}
