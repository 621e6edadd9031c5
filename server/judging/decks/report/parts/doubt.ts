import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Box, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, LABEL, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import type { ReportContext } from "../report-context.ts";

const INSIDE = 16;

/** The doubt that could rule out a deal; right below the score, because it may outweigh it. */
export function doubtOf({ input, say, typesetter, document, density }: ReportContext): Block[] {
  const { doubt } = input.review;
  if (doubt === null) return [];
  const section = document.child("Sect");
  const box = doubtBox();
  const place = { x: MARGIN + INSIDE, width: CONTENT_WIDTH - 2 * INSIDE, box };
  const label = paragraph(typesetter, say("doubt"), {
    ...place,
    style: { ...LABEL, size: density.label, color: COLORS.alert },
    element: section.child("H2"),
    gap: 14 * density.space,
  });
  const text = paragraph(typesetter, doubt, {
    ...place,
    style: { ...TEXT, size: density.quote },
    element: section.child("P", input.review.saidIn),
    gap: 1.5,
  });
  return [{ pieces: [...stayingWithNext(label), ...text], staysWithNext: false }];
}

function doubtBox(): Box {
  return {
    above: 9,
    below: 10,
    paint(canvas, top, bottom) {
      canvas.box(MARGIN, top, CONTENT_WIDTH, bottom - top, COLORS.paper, { top: 5, bottom: 5 });
      canvas.box(MARGIN, top, 3, bottom - top, COLORS.alert, { top: 1.5, bottom: 1.5 });
    },
  };
}
