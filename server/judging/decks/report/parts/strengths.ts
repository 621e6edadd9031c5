import type { DeckStrength } from "../../../../../contracts/deck-review.ts";
import { paragraph } from "../flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../page-format.ts";
import type { Element } from "../pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { heading } from "./heading.ts";
import { paintLeaf } from "./mark.ts";

const LEFT = MARGIN + 26;

/** What the deck does well already. */
export function strengthsOf(context: ReportContext): Block[] {
  const { strengths } = context.input.review;
  if (strengths.length === 0) return [];
  const section = context.document.child("Sect");
  const head = heading(context, context.say("strengths"), section, 30);
  const list = section.child("L");
  return [
    { pieces: head, staysWithNext: true },
    ...strengths.map((strength) => strengthBlock(context, strength, list.child("LI"))),
  ];
}

function strengthBlock(
  { typesetter, input, say, count }: ReportContext,
  { page, text, why }: DeckStrength,
  item: Element,
): Block {
  const place = { x: LEFT, width: RIGHT - LEFT };
  const [first, ...rest] = paragraph(typesetter, why, {
    ...place,
    style: { ...TEXT, weight: 700 },
    element: item.child("P"),
    gap: 13,
  });
  const quote = paragraph(typesetter, text, {
    ...place,
    style: { ...TEXT, color: COLORS.muted },
    element: item.child("BlockQuote", input.review.language),
    gap: 2,
  });
  const where = paragraph(typesetter, say("onPage", { page: count(page) }), {
    x: LEFT,
    width: CONTENT_WIDTH / 2,
    style: { size: 8.5, weight: 700, color: COLORS.leaf },
    element: item.child("P"),
    gap: 2,
  });
  const lines = first ? [withLeaf(first), ...rest] : rest;
  return {
    pieces: [...stayingWithNext(lines), ...stayingWithNext(quote), ...where],
    staysWithNext: false,
  };
}

function withLeaf(piece: Piece): Piece {
  return {
    ...piece,
    paint(canvas, top) {
      paintLeaf(canvas, MARGIN + 2, top + piece.height / 2 - 5, 13);
      piece.paint(canvas, top);
    },
  };
}
