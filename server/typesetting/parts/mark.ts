import { COLORS } from "../page-format.ts";
import type { Canvas } from "../pdf/canvas.ts";

/** The mark of app/ui/logo.tsx, on 32 units: a seed that has just opened, one leaf each way. */
const LEFT_LEAF = "M16 17 C16 9.5 10.5 5 3 5 C3 13 8 17 16 17 Z";
const RIGHT_LEAF = "M16 17 C16 11 20.5 6.5 29 6.5 C29 13.5 24 17 16 17 Z";
const SEED =
  "M16 16 C20 19.2 21.5 21.6 21.5 24 C21.5 27.04 19.04 29.5 16 29.5 C12.96 29.5 10.5 27.04 10.5 24 C10.5 21.6 12 19.2 16 16 Z";

export function paintMark(
  canvas: Canvas,
  { x, y, size, isOnLeaf }: { x: number; y: number; size: number; isOnLeaf: boolean },
): void {
  const place = { x, y, scale: size / 32 };
  canvas.shape(LEFT_LEAF, isOnLeaf ? "#6fcf9b" : COLORS.sprout, place);
  canvas.shape(RIGHT_LEAF, isOnLeaf ? COLORS.paper : COLORS.leaf, place);
  canvas.shape(SEED, COLORS.turmeric, place);
}

/** A single leaf, for what is already good. */
export function paintLeaf(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.shape(RIGHT_LEAF, COLORS.sprout, {
    x: x - (16 * size) / 13,
    y: y - (6.5 * size) / 13,
    scale: size / 13,
  });
}

export function paintTick(
  canvas: Canvas,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  const points = `M ${x} ${y + size * 0.55} L ${x + size * 0.36} ${y + size * 0.9} L ${x + size} ${y + size * 0.12}`;
  canvas.stroke(points, color, size * 0.2);
}
