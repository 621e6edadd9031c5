import { widthInPoints } from "../flow/paragraph.ts";
import type { Lettering, Typesetter } from "../lettering/typesetter.ts";
import type { Canvas } from "../pdf/canvas.ts";
import type { Element } from "../pdf/structure.ts";

type Place = { x: number; y: number; width?: number; align?: "left" | "right" | "center" };

/** Writes a line of text on its base line, from, up to or around a point; returns its width. */
export function write(
  canvas: Canvas,
  typesetter: Typesetter,
  text: string,
  { x, y, width, align = "left" }: Place,
  style: Lettering & { color: string },
  element: Element | null,
): number {
  const line = typesetter.line(text, style, width);
  const own = widthInPoints(line, style.size);
  const start = { left: x, right: x - own, center: x - own / 2 }[align];
  canvas.text(line, { x: start, y, ...style }, element);
  return own;
}
