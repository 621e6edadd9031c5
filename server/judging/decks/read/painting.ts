import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { Ground, type Paint } from "./ground.ts";
import { type Box, boxAround, type Matrix, multiply, numbersOf, place } from "./matrix.ts";
import { cornersOf, type Outline, outlinesOf, penLinesOf, rectangle } from "./outline.ts";
import { fillOf, pictureOf, strokeOf, unsureOf } from "./paint.ts";
import type { Pictures } from "./pictures.ts";
import type { GraphicsState } from "./text-state.ts";

const MAX_SHAPES = 3000;
const MAX_CORNERS = 400;
const UNIT = [0, 0, 1, 1];
const STROKES = new Set([OPS.stroke, OPS.closeStroke]);
const BOTH = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const FILLS = new Set([OPS.fill, OPS.eoFill, ...BOTH]);
const EVEN_ODD = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);

/** A filled outline: a bar, a slice, the swatch of a legend. */
export type Shape = { box: Box; colour: string; corners: readonly (readonly [number, number])[] };

/** What has been painted on a page so far: tells which text is visible, and helps with the layout. */
export class Painting {
  readonly ground: Ground;
  /** Shapes filled with one colour, in drawing order. */
  readonly filled: Shape[] = [];
  images = 0;
  shapes = 0;

  constructor(width: number, height: number) {
    this.ground = new Ground(width, height);
  }

  /** Pictures, each in the unit square of its matrix. */
  pictures(state: GraphicsState, { places, isStencil }: Pictures): void {
    this.images += 1;
    const outlines = places.map((one) => rectangle(multiply(state.transform, one), UNIT));
    const mayBeSeenThrough = isStencil || state.hasPictureMask;
    this.#fill(outlines, state, mayBeSeenThrough ? unsureOf(state) : pictureOf(state));
  }

  /** A mask of one dot is a box in the fill colour. */
  dot(state: GraphicsState): void {
    this.shapes += 1;
    this.#fill([rectangle(state.transform, UNIT)], state, fillOf(state));
  }

  /** A gradient; its extent is unknown. */
  shading(state: GraphicsState): void {
    const { left, top, right, bottom } = state.clip.box;
    const whole = [left, top, right, top, right, bottom, left, bottom];
    this.#fill([whole], state, unsureOf(state));
  }

  /** A path as steps of pdf.js. */
  path(state: GraphicsState, operation: number, path: readonly number[], bounds: unknown): void {
    const { transform } = state;
    if (FILLS.has(operation)) {
      const fill = fillOf(state);
      const outlines = outlinesOf(transform, path);
      this.ground.fill(outlines, EVEN_ODD.has(operation), state.clip, fill);
      if (fill.alpha >= 0.95) this.#note(transform, numbersOf(bounds), path, state.fill);
    } else this.shapes += 1;
    if (STROKES.has(operation) || BOTH.has(operation)) {
      const paint = strokeOf(state);
      // Translucent paint would be counted twice where its lines meet.
      const isSure = paint.alpha >= 0.98 && !state.isDashed;
      for (const line of penLinesOf(transform, path, state.lineWidth)) {
        this.#fill([line], state, isSure ? paint : { ...paint, mixing: "attenuated" });
      }
    }
  }

  #fill(outlines: readonly Outline[], { clip }: GraphicsState, paint: Paint): void {
    this.ground.fill(outlines, false, clip, paint);
  }

  #note(
    matrix: Matrix,
    bounds: readonly number[],
    path: readonly number[],
    colour: string | undefined,
  ): void {
    this.shapes += 1;
    const corners = cornersOf(path);
    if (colour !== undefined && corners && this.filled.length < MAX_SHAPES) {
      const placed = corners.slice(0, MAX_CORNERS).map(([x, y]) => place(matrix, x, y));
      this.filled.push({ box: boxAround(matrix, bounds), colour, corners: placed });
    }
  }
}
