import type { DeckIssue } from "../../../../../contracts/deck-review.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Box, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, LABEL, TEXT } from "../../../../typesetting/page-format.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { ISSUE } from "../review-format.ts";

const { left: LEFT, width: WIDTH, inside: INSIDE } = ISSUE;
const PLACE = { x: LEFT + INSIDE, width: WIDTH - 2 * INSIDE };

/** The deck's own words that show an issue, from each page that has it. */
export function quotesOf(
  { typesetter, say, input, count, density }: ReportContext,
  { text, also }: DeckIssue,
  section: Element,
): Piece[] {
  const quoted = (words: string, box: Box, gap: number) =>
    paragraph(typesetter, words, {
      ...PLACE,
      style: { ...TEXT, size: density.quote },
      element: section.child("BlockQuote", input.review.language),
      box,
      gap,
    });
  // If something is missing from the deck, there is nothing to quote.
  const first = text.trim() === "" ? [] : quoted(text, quoteBox(density.space), 7 * density.space);
  const others = also.flatMap(({ page, quote }) => {
    const box = quoteBox(density.space);
    const where = paragraph(typesetter, say("alsoOn", { page: count(page) }), {
      ...PLACE,
      style: { ...LABEL, size: density.label },
      element: section.child("P"),
      box,
      gap: 5 * density.space,
    });
    return [...stayingWithNext(where), ...quoted(quote, box, 1.5)];
  });
  return [...first, ...others];
}

/** The deck's own words, set off as a quotation. */
function quoteBox(space: number): Box {
  return {
    above: 3 + 4 * space,
    below: 3 + 4 * space,
    paint(canvas, top, bottom) {
      canvas.box(LEFT, top, WIDTH, bottom - top, COLORS.paper, { top: 3, bottom: 3 });
      canvas.box(LEFT, top, 3, bottom - top, COLORS.turmeric);
    },
  };
}
