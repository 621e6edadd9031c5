import type { PageViewport } from "pdfjs-dist";

/** A piece of a page's text and its place, in fractions of the page's width and height. */
export type PlacedText = {
  text: string;
  /** The kind of its font, such as `serif`. */
  family: string;
  /** Where its baseline begins. */
  start: Point;
  /** From its start to its end. */
  along: Point;
  /** From the baseline to the top of its letters. */
  up: Point;
};
export type Point = readonly [x: number, y: number];

/** A piece as pdf.js reads it: its transformation, and its length and height on the page. */
type TextPiece = { str: string; transform: unknown[]; width: number; height: number };

/** @param viewport of the page at its natural size. */
export function placeText(piece: TextPiece, family: string, viewport: PageViewport): PlacedText {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = piece.transform.map(Number);
  const letters = Math.hypot(c, d) || 1;
  const line = Math.hypot(a, b) || 1;
  const height = piece.height || letters;
  const at = (right: number, above: number): Point => {
    const [left = 0, top = 0] = viewport.convertToViewportPoint(
      x + (a / line) * right + (c / letters) * above,
      y + (b / line) * right + (d / letters) * above,
    );
    return [Number(left) / viewport.width, Number(top) / viewport.height];
  };
  const start = at(0, 0);
  return {
    text: piece.str,
    family,
    start,
    along: difference(at(piece.width, 0), start),
    up: difference(at(0, height), start),
  };
}

function difference([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY];
}
