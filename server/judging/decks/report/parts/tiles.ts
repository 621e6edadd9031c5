import type { Piece } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";

const HEIGHT = 50;
const BETWEEN = 10;
const COUNT = { size: 20, weight: 700, color: COLORS.ink } as const;
const NAME = { size: 9, weight: 400, color: COLORS.muted } as const;

type Tile = { name: string; count: number; color: string };

/** Counts beside one another. */
export function tiles(
  { typesetter, count }: ReportContext,
  all: readonly Tile[],
  section: Element,
): Piece {
  const width = (CONTENT_WIDTH - BETWEEN * (all.length - 1)) / all.length;
  const drawn = all.map((tile, at) => ({
    ...tile,
    x: MARGIN + at * (width + BETWEEN),
    element: section.child("P"),
  }));
  return {
    height: HEIGHT,
    gap: 9,
    staysWithNext: false,
    box: null,
    paint(canvas, top) {
      for (const { name, count: many, color, x, element } of drawn) {
        canvas.box(x, top, width, HEIGHT, COLORS.paper, { top: 5, bottom: 5 });
        canvas.box(x, top, 3, HEIGHT, color, { top: 1.5, bottom: 1.5 });
        const inside = { x: x + 14, width: width - 22 };
        write(canvas, typesetter, count(many), { ...inside, y: top + 24 }, COUNT, element);
        write(canvas, typesetter, name, { ...inside, y: top + 40 }, NAME, element);
      }
    },
  };
}
