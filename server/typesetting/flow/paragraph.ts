import type { Line } from "../lettering/break-lines.ts";
import type { Lettering, Typesetter } from "../lettering/typesetter.ts";
import type { Element } from "../pdf/structure.ts";
import type { Box, Piece } from "./piece.ts";

type Style = Lettering & { color: string };

const THAI = /\p{Script=Thai}/u;
const HAN = /\p{Script=Han}/u;
/** A line's height by its script: Thai stacks marks above and below, Han fills its squares. */
const LEADING = { latin: 1.45, han: 1.6, thai: 1.72 };
const HEADING_SIZE = 16;
const HEADING_TIGHTER = 0.18;

/** The line height of this text, as a multiple of its size. */
export function leadingOf(text: string, size: number): number {
  const leading = THAI.test(text) ? LEADING.thai : HAN.test(text) ? LEADING.han : LEADING.latin;
  return size >= HEADING_SIZE ? leading - HEADING_TIGHTER : leading;
}

/** The distance of the base line from the top of a line of this height. */
export function baseOf(height: number, size: number): number {
  return height / 2 + size * 0.36;
}

/** A text in lines of a width, each a piece; at both ends, two lines stay together. */
export function paragraph(
  typesetter: Typesetter,
  text: string,
  at: { x: number; width: number; style: Style; element: Element; box?: Box; gap?: number },
): Piece[] {
  const { x, width, style, element, box = null, gap = 0 } = at;
  const lines = typesetter.lines(text, style, width);
  const height = style.size * leadingOf(text, style.size);
  return lines.map((line, row) => ({
    height,
    gap: row === 0 ? gap : 0,
    staysWithNext: lines.length > 1 && (row === 0 || row === lines.length - 2),
    box,
    paint: (canvas, top) =>
      canvas.text(line, { x, y: top + baseOf(height, style.size), ...style }, element),
  }));
}

export function widthInPoints(line: Line, size: number): number {
  return (line.width * size) / 1000;
}
