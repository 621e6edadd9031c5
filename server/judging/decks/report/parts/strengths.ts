import type { DeckStrength } from "../../../../../contracts/deck-review.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { heading } from "../../../../typesetting/parts/heading.ts";
import { paintLeaf } from "../../../../typesetting/parts/mark.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";

const LEFT = MARGIN + 26;

/** What the deck does well already. */
export function strengthsOf(context: ReportContext): Block[] {
  return tickedSection(context, "strengths", context.input.review.strengths);
}

/** What was computed from the deck's own figures, and is right. */
export function agreementsOf(context: ReportContext): Block[] {
  return tickedSection(context, "agrees", context.input.review.agrees);
}

type Shown = Omit<DeckStrength, "about">;

function tickedSection(
  context: ReportContext,
  title: "strengths" | "agrees",
  places: readonly Shown[],
): Block[] {
  if (places.length === 0) return [];
  const section = context.document.child("Sect");
  const head = heading(context, context.say(title), section, 30);
  const list = section.child("L");
  return [
    { pieces: head, staysWithNext: true },
    ...places.map((place) => tickedBlock(context, place, list.child("LI"))),
  ];
}

function tickedBlock(
  { typesetter, input, say, count }: ReportContext,
  { page, text, why, saidIn }: Shown,
  item: Element,
): Block {
  const place = { x: LEFT, width: RIGHT - LEFT };
  const [first, ...rest] = paragraph(typesetter, why, {
    ...place,
    style: { ...TEXT, weight: 700 },
    element: item.child("P", saidIn),
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
