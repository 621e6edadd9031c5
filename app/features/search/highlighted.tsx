import { highlight } from "./highlight.ts";
import type { SearchTerm } from "./search-terms.ts";

/** A text with its matches marked. */
export function Highlighted({ text, terms }: { text: string; terms: SearchTerm[] }) {
  let at = 0;
  return highlight(text, terms).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className="rounded-sm bg-turmeric/25 text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
