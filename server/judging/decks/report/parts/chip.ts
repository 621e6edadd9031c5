import { widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import type { Typesetter } from "../../../../typesetting/lettering/typesetter.ts";
import { COLORS } from "../../../../typesetting/page-format.ts";
import { paintTick } from "../../../../typesetting/parts/mark.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";

export const CHIP_HEIGHT = 17;
const SIZE = 8.5;
const SIDE = 8;
const TICK = 12;

const LOOKS = {
  weight_1: { ground: COLORS.sunken, color: COLORS.muted },
  weight_2: { ground: "#fbe6c4", color: COLORS.turmericDark },
  weight_3: { ground: "#f8dedb", color: COLORS.alert },
  page: { ground: COLORS.sunken, color: COLORS.ink },
  new: { ground: "#fbe6c4", color: COLORS.turmericDark },
  fixed: { ground: "#d4ecdd", color: COLORS.leafStrong },
} as const;

/** Paints a short word on a coloured background; returns its width. */
export function paintChip(
  canvas: Canvas,
  typesetter: Typesetter,
  { text, look, x, top }: { text: string; look: keyof typeof LOOKS; x: number; top: number },
  element: Element,
): number {
  const { ground, color } = LOOKS[look];
  const line = typesetter.line(text, { size: SIZE, weight: 700 });
  const before = look === "fixed" ? TICK : 0;
  const width = widthInPoints(line, SIZE) + 2 * SIDE + before;
  const round = { top: CHIP_HEIGHT / 2, bottom: CHIP_HEIGHT / 2 };
  canvas.box(x, top, width, CHIP_HEIGHT, ground, round);
  if (before > 0) paintTick(canvas, { x: x + SIDE, y: top + 5, size: 7, color });
  const y = top + CHIP_HEIGHT / 2 + SIZE * 0.36;
  canvas.text(line, { x: x + SIDE + before, y, size: SIZE, color }, element);
  return width;
}
