import { multiply, place } from "./matrix.ts";
import type { GraphicsState, TextCursor } from "./text-state.ts";

/** Text that was drawn at once, from left to right, by its place on the page. */
export type Run = {
  text: string;
  x: number;
  /** Its base line, from the top. */
  y: number;
  endX: number;
  endY: number;
  size: number;
  isHidden: boolean;
};

export type FontFacts = { isVertical: boolean; unit: number };

type Glyph = { unicode: string; width: number; isSpace: boolean };

/** A gap of this share of the size is a space that nobody wrote. */
const SPACE_GAP = 0.18;
const MAX_GLYPHS = 5000;
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]$/u;

/** Puts glyphs together, and moves the cursor behind them. */
export function runOf(
  glyphs: unknown[],
  state: GraphicsState,
  cursor: TextCursor,
  font: FontFacts,
): Omit<Run, "isHidden"> | undefined {
  const matrix = multiply(state.transform, cursor.matrix);
  const [x, y] = place(matrix, cursor.x, cursor.y + state.rise);
  const size = state.fontSize * Math.hypot(matrix[2], matrix[3]);
  let text = "";
  let advance = 0;
  for (const item of glyphs.slice(0, MAX_GLYPHS)) {
    if (typeof item === "number") {
      const gap = (-item * state.fontSize) / 1000;
      advance += font.isVertical ? -gap : gap;
      if (gap > state.fontSize * SPACE_GAP && !UNSPACED.test(text) && !text.endsWith(" "))
        text += " ";
    } else if (isGlyph(item)) {
      text += item.unicode;
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      advance += item.width * font.unit * state.fontSize + spacing;
    }
  }
  if (font.isVertical) cursor.y -= advance;
  else cursor.x += advance * state.scale;
  if (text === "") return undefined;
  const [endX, endY] = place(matrix, cursor.x, cursor.y + state.rise);
  return { text, x, y, endX, endY, size };
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
