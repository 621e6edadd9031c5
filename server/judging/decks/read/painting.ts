import { type Box, boxAround, IDENTITY, isInside, type Matrix } from "./matrix.ts";

const MAX_PAINTED = 3000;
/** Closer colours than this (of 255 per channel) nobody tells apart on a projector. */
const SAME_COLOUR = 24;
const PAPER = "#ffffff";

/** A colour as #rrggbb; undefined where it is a pattern or an image, which hides nothing for sure. */
export type Colour = string | undefined;

/** What is painted on a page so far, for telling which text can be seen on it. */
export class Painting {
  readonly #painted: { box: Box; colour: Colour }[] = [];
  images = 0;
  shapes = 0;

  image(matrix: Matrix): void {
    this.images += 1;
    this.#add(boxAround(matrix, [0, 0, 1, 1]), undefined);
  }

  /** A filled or stroked path; only a plain rectangle is known to cover its whole box. */
  shape(matrix: Matrix, bounds: readonly number[], fill: { colour: Colour; isRectangle: boolean }) {
    this.shapes += 1;
    this.#add(boxAround(matrix, bounds), fill.isRectangle ? fill.colour : undefined);
  }

  /** Everything is possible below a gradient. */
  shading(): void {
    this.#add(boxAround(IDENTITY, [-1e6, -1e6, 1e6, 1e6]), undefined);
  }

  /** Whether text of this colour disappears in what is below it. */
  swallows(colour: Colour, x: number, y: number): boolean {
    if (colour === undefined) return false;
    const below = this.#painted.findLast(({ box }) => isInside(box, x, y));
    const ground = below ? below.colour : PAPER;
    return ground !== undefined && isSame(ground, colour);
  }

  #add(box: Box, colour: Colour): void {
    if (this.#painted.length < MAX_PAINTED) this.#painted.push({ box, colour });
  }
}

function isSame(one: string, other: string): boolean {
  return [1, 3, 5].every((at) => {
    const channel = (colour: string) => Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.abs(channel(one) - channel(other)) <= SAME_COLOUR;
  });
}
