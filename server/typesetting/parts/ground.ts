import { COLORS, PAGE } from "../page-format.ts";
import type { Canvas } from "../pdf/canvas.ts";

/** Deep leaf, ending in the terraces of a rice field. */
export function paintGround(canvas: Canvas, height: number): void {
  const { width } = PAGE;
  const wave = (top: number, lift: number) =>
    `M 0 0 L ${width} 0 L ${width} ${top - lift} C ${width * 0.7} ${top - lift - 16} ${width * 0.35} ${top + 22} 0 ${top} Z`;
  canvas.shape(wave(height, 6), COLORS.turmeric);
  canvas.shape(wave(height - 3, 7), "#157256");
  canvas.shape(wave(height - 14, 4), "#10604a");
  canvas.shape(wave(height - 26, 0), COLORS.leafStrong);
}
