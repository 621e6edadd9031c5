import { type Matrix, multiply, place } from "./matrix.ts";
import type { GraphicsState, TextCursor } from "./text-state.ts";

/** Text drawn in one operation, from left to right, with its place on the page. */
export type Run = {
  text: string;
  x: number;
  /** Distance of the base line from the top. */
  y: number;
  endX: number;
  endY: number;
  size: number;
  isHidden: boolean;
};

export type FontFacts = { isVertical: boolean; unit: number };

/** A word of such text, or some of its letters, with points on them. */
export type Piece = Omit<Run, "isHidden"> & { points: [number, number][] };
export type Drawn = {
  pieces: Piece[];
  /** Size on the page of a letter as large as the font's size. */
  width: number;
  height: number;
};

type Glyph = { unicode: string; width: number; isSpace: boolean };
type Stretch = { text: string; from: number; inkFrom: number; inkTo: number; glyphs: number };

/** A gap of this share of the size is a space that was not written. */
const SPACE_GAP = 0.18;
const MAX_GLYPHS = 5000;
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]$/u;
/** The most letters that are judged visible or hidden together, if no space separates them. */
const MOST_LETTERS = 12;
/** The points' heights above the base line, in shares of the size, and the most of them side by side. */
const HEIGHTS = [0.1, 0.35, 0.6];
const MOST_BESIDE = 4;
/** Vertically set letters are centred on their line. */
const MIDDLE = 0.35;

/** Joins glyphs to words, and moves the cursor past them. */
export function drawnOf(
  glyphs: unknown[],
  state: GraphicsState,
  cursor: TextCursor,
  font: FontFacts,
): Drawn | undefined {
  const matrix = multiply(state.transform, cursor.matrix);
  const { stretches, advance } = stretchesOf(glyphs, state, font);
  const at = pointsOn(matrix, state, { x: cursor.x, y: cursor.y }, font);
  if (font.isVertical) cursor.y -= advance;
  else cursor.x += advance * state.scale;
  if (stretches.length === 0) return undefined;
  const size = Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]);
  const pieces = stretches.map((stretch, index): Piece => {
    const [x, y] = at(stretch.from, 0);
    const [endX, endY] = at(stretches[index + 1]?.from ?? advance, 0);
    return { text: stretch.text, x, y, endX, endY, size, points: inkOf(stretch, state, at, font) };
  });
  return { pieces, ...extentOf(matrix, state) };
}

function stretchesOf(glyphs: unknown[], state: GraphicsState, font: FontFacts) {
  const stretches: Stretch[] = [];
  let advance = 0;
  let text = "";
  const write = (written: string, to: number) => {
    text += written;
    const isSpace = written.trim() === "";
    const last = stretches.at(-1);
    const isFull = last && (/\s$/.test(last.text) || last.glyphs >= MOST_LETTERS);
    if (!last || (!isSpace && isFull && last.glyphs > 0)) {
      const glyphs = isSpace ? 0 : 1;
      stretches.push({ text: written, from: advance, inkFrom: advance, inkTo: to, glyphs });
      return;
    }
    last.text += written;
    if (isSpace) return;
    if (last.glyphs === 0) last.inkFrom = advance;
    last.inkTo = to;
    last.glyphs += 1;
  };
  for (const item of glyphs.slice(0, MAX_GLYPHS)) {
    if (typeof item === "number") {
      const gap = (-item * state.fontSize) / 1000;
      if (gap > state.fontSize * SPACE_GAP && !UNSPACED.test(text) && !text.endsWith(" "))
        write(" ", advance);
      advance += font.isVertical ? -gap : gap;
    } else if (isGlyph(item)) {
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const width = item.width * font.unit * state.fontSize;
      if (item.unicode !== "") write(item.unicode, advance + width);
      advance += width + spacing;
    }
  }
  return { stretches, advance };
}

type PointAt = (along: number, up: number) => [number, number];

/** Points, given their distances along the text and above its base line. */
function pointsOn(
  matrix: Matrix,
  state: GraphicsState,
  { x, y }: { x: number; y: number },
  { isVertical }: FontFacts,
): PointAt {
  return (along, up) =>
    isVertical
      ? place(matrix, x + up, y - along + state.rise)
      : place(matrix, x + along * state.scale, y + state.rise + up);
}

function inkOf(
  { inkFrom, inkTo }: Stretch,
  { fontSize }: GraphicsState,
  at: PointAt,
  { isVertical }: FontFacts,
) {
  const letters = Math.ceil(Math.abs((inkTo - inkFrom) / fontSize));
  const beside = Math.min(MOST_BESIDE, Math.max(1, letters || 1));
  return Array.from({ length: beside }, (_, place) => (place + 0.5) / beside).flatMap((share) =>
    HEIGHTS.map((height) => {
      const up = isVertical ? height - MIDDLE : height;
      return at(inkFrom + (inkTo - inkFrom) * share, up * fontSize);
    }),
  );
}

/** How wide and how high letters of the font's size are, also sheared or squeezed. */
function extentOf([a, b, c, d]: Matrix, { fontSize, scale }: GraphicsState) {
  const along = Math.hypot(a, b);
  const across = along === 0 ? 0 : Math.abs(a * d - b * c) / along;
  return {
    width: Math.abs(fontSize * along * scale),
    height: Math.abs(fontSize * across),
  };
}

function isGlyph(item: unknown): item is Glyph {
  return (
    typeof item === "object" &&
    item !== null &&
    "unicode" in item &&
    typeof item.unicode === "string" &&
    "width" in item &&
    typeof item.width === "number"
  );
}
