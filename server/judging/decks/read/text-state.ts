import { IDENTITY, type Matrix } from "./matrix.ts";
import type { Colour } from "./painting.ts";

/** What a `save` keeps and a `restore` brings back. */
export type GraphicsState = {
  transform: Matrix;
  fill: Colour;
  fillAlpha: number;
  font: string;
  fontSize: number;
  renderMode: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};

export function firstState(transform: Matrix): GraphicsState {
  return {
    transform,
    fill: "#000000",
    fillAlpha: 1,
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
