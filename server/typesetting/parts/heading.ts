import { baseOf, leadingOf, paragraph } from "../flow/paragraph.ts";
import { type Piece, stayingWithNext } from "../flow/piece.ts";
import type { Typesetter } from "../lettering/typesetter.ts";
import { COLORS, CONTENT_WIDTH, MARGIN } from "../page-format.ts";
import type { Element } from "../pdf/structure.ts";

const SIZE = 15;
const STYLE = { weight: "headline", color: COLORS.leafStrong } as const;

/** The heading of a part of a document, with a short stroke of turmeric below it. */
export function heading(
  { typesetter }: { typesetter: Typesetter },
  text: string,
  section: Element,
  gap: number,
  size = SIZE,
): Piece[] {
  const lines = paragraph(typesetter, text, {
    x: MARGIN,
    width: CONTENT_WIDTH,
    style: { ...STYLE, size },
    element: section.child("H2"),
    gap,
  });
  const stroke: Piece = {
    height: 3,
    gap: 3,
    staysWithNext: true,
    box: null,
    paint(canvas, top) {
      canvas.bookmark(text, top - 21 - size);
      canvas.box(MARGIN, top, 28, 2.5, COLORS.turmeric);
    },
  };
  return [...stayingWithNext(lines), stroke];
}

/** The height of a line and its base, for things drawn beside it. */
export function lineOf(text: string, size: number): { height: number; base: number } {
  const height = size * leadingOf(text, size);
  return { height, base: baseOf(height, size) };
}
