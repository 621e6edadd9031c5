import type { Clip } from "./ground.ts";
import { IDENTITY, type Matrix } from "./matrix.ts";

/** As #rrggbb; undefined for a pattern, which hides nothing for sure. */
export type Colour = string | undefined;
/** The colour of paint that draws nothing. */
export const NO_COLOUR = "none";

/** Text that draws nothing itself: it becomes visible if something is painted through it. */
export type Stencil = { isUsed: boolean };

/** The state that `save` keeps and `restore` brings back. */
export type GraphicsState = {
  transform: Matrix;
  clip: Clip;
  /** Paint comes through letters or the mask of a group, so it is unknown which parts it reaches. */
  isPartly: boolean;
  fill: Colour;
  fillAlpha: number;
  stroke: Colour;
  strokeAlpha: number;
  lineWidth: number;
  isDashed: boolean;
  /** How paint, and the groups around it, are mixed with what is below. */
  blend: Blend;
  groupBlend: Blend;
  groupAlpha: number;
  /** Pictures may be seen through. */
  hasPictureMask: boolean;
  mask: Stencil | undefined;
  /** The stencils that all paint goes through besides the mask. */
  stencils: readonly Stencil[];
  /** The stencil that is being drawn now, instead of the page. */
  within: Stencil | undefined;
  font: string;
  fontSize: number;
  renderMode: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};
export type Blend = "plain" | "blended" | "unsure";

export function firstState(transform: Matrix, width: number, height: number): GraphicsState {
  return {
    transform,
    clip: { box: { left: 0, top: 0, right: width, bottom: height }, cells: undefined },
    isPartly: false,
    fill: "#000000",
    fillAlpha: 1,
    stroke: "#000000",
    strokeAlpha: 1,
    lineWidth: 1,
    isDashed: false,
    blend: "plain",
    groupBlend: "plain",
    groupAlpha: 1,
    hasPictureMask: false,
    mask: undefined,
    stencils: [],
    within: undefined,
    font: "",
    fontSize: 0,
    renderMode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
}

/** Where the next glyph goes. */
export class TextCursor {
  matrix: Matrix = IDENTITY;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  to(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.x = this.#lineX;
    this.y = this.#lineY;
  }
}
