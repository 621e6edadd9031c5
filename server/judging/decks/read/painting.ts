import { type Box, boxAround, IDENTITY, isInside, type Matrix, place } from "./matrix.ts";

const MAX_PAINTED = 3000;
const MAX_CORNERS = 400;
/** Closer colours than this (of 255 per channel) nobody tells apart on a projector. */
const SAME_COLOUR = 24;
const PAPER = "#ffffff";

/** A colour as #rrggbb; undefined where it is a pattern or an image, which hides nothing for sure. */
export type Colour = string | undefined;

/** A filled outline: a bar, a slice, the swatch of a legend. */
export type Shape = { box: Box; colour: string; corners: readonly (readonly [number, number])[] };

/** What is painted on a page so far, for telling which text can be seen on it. */
export class Painting {
  readonly #painted: { box: Box; colour: Colour }[] = [];
  /** What is filled with one colour, in the order of drawing. */
  readonly filled: Shape[] = [];
  images = 0;
  shapes = 0;

  image(matrix: Matrix): void {
    this.images += 1;
    this.#add(boxAround(matrix, [0, 0, 1, 1]), undefined);
  }

  /** A filled path, drawn in pdf.js' steps; only a plain rectangle is known to cover its whole box. */
  shape(matrix: Matrix, bounds: readonly number[], path: readonly number[], colour: Colour): void {
    this.shapes += 1;
    const box = boxAround(matrix, bounds);
    const corners = cornersOf(path);
    this.#add(box, isRectangle(corners) ? colour : undefined);
    if (colour !== undefined && corners && this.filled.length < MAX_PAINTED) {
      const placed = corners.slice(0, MAX_CORNERS).map(([x, y]) => place(matrix, x, y));
      this.filled.push({ box, colour, corners: placed });
    }
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

type Corners = [number, number][];

/** How many numbers follow each step of a path in pdf.js: move, line, curve, quadratic curve, close. */
const NUMBERS_OF_STEP = [2, 2, 6, 4, 0];

/** Where the steps of a path end; undefined for what pdf.js writes in another way. */
function cornersOf(path: readonly number[]): Corners | undefined {
  const corners: Corners = [];
  for (let at = 0; at < path.length; ) {
    const numbers = NUMBERS_OF_STEP[path[at] ?? -1];
    if (numbers === undefined) return undefined;
    at += numbers + 1;
    if (numbers > 0) corners.push([path[at - 2] ?? 0, path[at - 1] ?? 0]);
  }
  return corners;
}

/** Four straight sides along the axes. */
function isRectangle(corners: Corners | undefined): boolean {
  if (!corners || corners.length < 4 || corners.length > 5) return false;
  const xs = new Set(corners.map(([x]) => Math.round(x * 10)));
  const ys = new Set(corners.map(([, y]) => Math.round(y * 10)));
  return xs.size === 2 && ys.size === 2;
}
