import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { matrixOf, multiply } from "./matrix.ts";
import { blendOf } from "./paint.ts";
import {
  type Colour,
  type GraphicsState,
  NO_COLOUR,
  type Stencil,
  type TextCursor,
} from "./text-state.ts";

/** @returns whether the operation was one of text */
export function setText(
  state: GraphicsState,
  cursor: TextCursor,
  operation: number,
  [first, second]: readonly unknown[],
): boolean {
  const number = Number(first ?? 0);
  if (operation === OPS.beginText) cursor.to([1, 0, 0, 1, 0, 0]);
  else if (operation === OPS.setTextMatrix) cursor.to(matrixOf(first));
  else if (operation === OPS.moveText) cursor.move(number, Number(second ?? 0));
  else if (operation === OPS.setLeadingMoveText) {
    state.leading = Number(second ?? 0);
    cursor.move(number, state.leading);
  } else if (operation === OPS.nextLine) cursor.move(0, state.leading);
  else if (operation === OPS.setFont) {
    state.font = String(first);
    state.fontSize = Number(second ?? 0);
  } else if (operation === OPS.setCharSpacing) state.charSpacing = number;
  else if (operation === OPS.setWordSpacing) state.wordSpacing = number;
  else if (operation === OPS.setHScale) state.scale = number / 100;
  else if (operation === OPS.setLeading) state.leading = -number;
  else if (operation === OPS.setTextRise) state.rise = number;
  else if (operation === OPS.setTextRenderingMode) state.renderMode = number;
  else return false;
  return true;
}

/** @param mask the last one drawn, in case it is set now */
export function setGraphics(
  state: GraphicsState,
  operation: number,
  args: readonly unknown[],
  mask: Stencil | undefined,
): void {
  const [first] = args;
  if (operation === OPS.transform) state.transform = multiply(state.transform, matrixOf(args));
  else if (operation === OPS.setFillRGBColor) state.fill = colourOf(first);
  else if (operation === OPS.setFillColorN) state.fill = undefined;
  else if (operation === OPS.setFillTransparent) state.fill = NO_COLOUR;
  else if (operation === OPS.setStrokeRGBColor) state.stroke = colourOf(first);
  else if (operation === OPS.setStrokeColorN) state.stroke = undefined;
  else if (operation === OPS.setStrokeTransparent) state.stroke = NO_COLOUR;
  else if (operation === OPS.setLineWidth) state.lineWidth = Number(first);
  else if (operation === OPS.setDash) state.isDashed = hasDashes(first);
  else if (operation === OPS.setGState && Array.isArray(first)) {
    // pdf.js announces exactly this, and nothing else, before a picture with its own mask.
    state.hasPictureMask = first.length === 1 && String(first[0]) === "SMask,false";
    for (const setting of first) if (Array.isArray(setting)) setOne(state, setting, mask);
  }
}

function setOne(
  state: GraphicsState,
  [name, value]: readonly unknown[],
  mask: Stencil | undefined,
): void {
  if (name === "ca") state.fillAlpha = Number(value);
  else if (name === "CA") state.strokeAlpha = Number(value);
  else if (name === "LW") state.lineWidth = Number(value);
  else if (name === "D") state.isDashed = Array.isArray(value) && hasDashes(value[0]);
  else if (name === "BM") state.blend = blendOf(value);
  else if (name === "TR") state.blend = value ? "unsure" : state.blend;
  else if (name === "SMask") state.mask = value ? (mask ?? { isUsed: false }) : undefined;
  else if (name === "Font" && Array.isArray(value)) {
    state.font = String(value[0]);
    state.fontSize = Number(value[1]);
  }
}

const hasDashes = (dashes: unknown) => Array.isArray(dashes) && dashes.length > 0;

function colourOf(value: unknown): Colour {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
