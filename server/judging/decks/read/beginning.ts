import type { Deck } from "./deck.ts";

/**
 * How much of a document is read just to see whose it is: more than eighty pages of a usual deck. Reading the rest
 * would only keep others waiting.
 */
const MOST_READ = 100_000;
/** Tells the reading process that the beginning is enough. */
export const BEGINNING = "beginning";

/** The visible and the hidden text of its beginning, without the layout of its pages. */
export function beginningOf(deck: Deck): Deck {
  let left = MOST_READ;
  const taken = (text: string) => {
    const part = text.slice(0, Math.max(0, left));
    left -= part.length;
    return part;
  };
  const pages = deck.pages.flatMap((page, at) => {
    if (left <= 0 && at > 0) return [];
    const [title, text] = [taken(page.title), taken(page.text)];
    const hidden = page.lines.filter(({ isHidden }) => isHidden);
    const lines = hidden.map((line) => ({ ...line, text: taken(line.text) }));
    return [{ ...page, title, text, lines: lines.filter((line) => line.text !== ""), blocks: [] }];
  });
  return { ...deck, pages };
}
