import type { SectionState } from "../../../../../contracts/review-terms.ts";
import { COLORS } from "../../../../typesetting/page-format.ts";
import { paintTick } from "../../../../typesetting/parts/mark.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import { arc } from "./arc.ts";

export const STATE_COLORS: Record<SectionState, string> = {
  told: COLORS.leaf,
  empty: COLORS.turmericDark,
  missing: COLORS.alert,
  unneeded: COLORS.muted,
  unsure: COLORS.muted,
};

type Place = { x: number; y: number; size: number };

/** A different sign for each state, as on the screen: colour alone must not tell them apart. */
export function paintState(canvas: Canvas, state: SectionState, place: Place): void {
  const color = STATE_COLORS[state];
  if (state === "told") paintTick(canvas, { ...place, color });
  else for (const line of LINES[state](place)) canvas.stroke(line, color, place.size * 0.16);
}

const LINES: Record<Exclude<SectionState, "told">, (place: Place) => string[]> = {
  empty: ({ x, y, size }) => [
    arc(x + size / 2, y + size / 2, size * 0.42, 0, Math.PI),
    arc(x + size / 2, y + size / 2, size * 0.42, Math.PI, 2 * Math.PI),
  ],
  missing: ({ x, y, size }) => {
    const [near, far] = [size * 0.14, size * 0.86];
    return [
      `M ${x + near} ${y + near} L ${x + far} ${y + far}`,
      `M ${x + far} ${y + near} L ${x + near} ${y + far}`,
    ];
  },
  unneeded: ({ x, y, size }) => [
    `M ${x + size * 0.1} ${y + size / 2} L ${x + size * 0.9} ${y + size / 2}`,
  ],
  unsure: ({ x, y, size }) => {
    const [middle, round] = [x + size / 2, size * 0.24];
    const bow = arc(middle, y + round, round, Math.PI, 2.5 * Math.PI);
    return [
      `${bow} L ${middle} ${y + size * 0.66}`,
      `M ${middle} ${y + size * 0.96} L ${middle} ${y + size * 0.96}`,
    ];
  },
};
