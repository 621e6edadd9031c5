import type { Deck } from "./deck.ts";

/**
 * So much of a document is read where it is only looked through for whose it is: more than eighty pages hold
 * that anybody shows. What lies behind would only keep others waiting.
 */
const MOST_READ = 100_000;
/** What the process that reads is told where that is enough. */
export const BEGINNING = "beginning";

/** What can be seen of its beginning, and what is hidden there; not how its pages are laid out. */
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
