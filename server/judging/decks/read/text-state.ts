import type { Clip } from "./ground.ts";
import { IDENTITY, type Matrix } from "./matrix.ts";

/** As #rrggbb; undefined for a pattern, which hides nothing for sure. */
export type Colour = string | undefined;
/** What draws nothing, as a colour. */
export const NO_COLOUR = "none";

/** Words that draw nothing themselves: they are seen where something is painted through them. */
export type Stencil = { isUsed: boolean };

/** What a `save` keeps and a `restore` brings back. */
export type GraphicsState = {
  transform: Matrix;
  clip: Clip;
  /** What is painted comes through letters, or through the mask of a group: in parts that are not known. */
  isPartly: boolean;
  fill: Colour;
  fillAlpha: number;
  stroke: Colour;
  strokeAlpha: number;
  lineWidth: number;
  isDashed: boolean;
  /** How paint is mixed with what is below it; of the groups around, too. */
  blend: Blend;
  groupBlend: Blend;
  groupAlpha: number;
  /** Pictures may be seen through. */
  hasPictureMask: boolean;
  mask: Stencil | undefined;
  /** What all paint goes through besides the mask. */
  stencils: readonly Stencil[];
  /** What is drawn now is this stencil, nothing of the page. */
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
