import { useMemo } from "react";
import { findQuote } from "./find-quote.ts";
import type { PlacedText } from "./placed-text.ts";
import { textWidth } from "./text-width.ts";

/** Words to mark on a page; the chosen ones stand out. */
export type Quote = { text: string; isChosen: boolean };

/** Lays marks over the words, for sight only: screen readers get the words elsewhere. */
export function QuoteMarks(props: { pieces: readonly PlacedText[]; quotes: readonly Quote[] }) {
  const { pieces, quotes } = props;
  const marks = useMemo(
    () =>
      quotes.flatMap(({ text, isChosen }) =>
        findQuote(pieces, text, textWidth).map((box) => ({ ...box, isChosen })),
      ),
    [pieces, quotes],
  );
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {marks.map(({ left, top, width, height, isChosen }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may be marked twice
          key={place}
          data-quote={isChosen ? "chosen" : "other"}
          // Multiplied, so that the words below keep their ink; on a dark page only the outline is
          // visible.
          className={`absolute rounded-sm bg-turmeric/30 mix-blend-multiply outline-turmeric ${isChosen ? "outline-2" : "outline-1"}`}
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width * 100}%`,
            height: `${height * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
