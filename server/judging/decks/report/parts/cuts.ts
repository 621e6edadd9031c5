import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { ReportContext } from "../report-context.ts";
import { partHeading } from "./part-heading.ts";

const LEFT = MARGIN + 76;
const PAGE = { size: 10, weight: 700, color: COLORS.leaf } as const;

/** The pages that the deck would be better without, and why. */
export function cutsOf(context: ReportContext): Block[] {
  const { input, say, sayOfSections, typesetter, count, document, density } = context;
  const { cuts } = input.review;
  if (cuts.length === 0) return [];
  const section = document.child("Sect");
  const head = partHeading(context, sayOfSections("cuts"), section);
  const list = section.child("L");
  const blocks = cuts.map(({ page, why }): Block => {
    const item = list.child("LI");
    const where = item.child("P");
    const [first, ...rest] = paragraph(typesetter, why, {
      x: LEFT,
      width: RIGHT - LEFT,
      style: { ...TEXT, size: density.text },
      element: item.child("P", input.review.saidIn),
      gap: 2 + 5 * density.space,
    });
    if (!first) return { pieces: [], staysWithNext: false };
    const placed: Piece = {
      ...first,
      paint(canvas, top) {
        const place = { x: MARGIN, y: top + first.height / 2 + 3.6, width: LEFT - MARGIN - 8 };
        write(canvas, typesetter, say("onPage", { page: count(page) }), place, PAGE, where);
        first.paint(canvas, top);
      },
    };
    return { pieces: [placed, ...rest], staysWithNext: false };
  });
  return [{ pieces: stayingWithNext(head), staysWithNext: true }, ...blocks];
}
