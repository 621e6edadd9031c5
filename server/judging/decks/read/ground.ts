import type { Box } from "./matrix.ts";
import { boundsOf, isUpright, type Outline } from "./outline.ts";

/** Along the longer side of a page: 2.4 points of a usual slide each, less than a letter. */
const CELLS = 400;
/** Crossings and cells per page: the whole page two thousand times, or forty times the most of any deck we have. */
const MAX_WORK = 200_000_000;
/** The colour of a picture, a gradient or a mixture. */
const UNKNOWN = -1;
const PAPER = 0xffffff;
/** From here on nothing below is visible. */
const OPAQUE = 0.98;
/** The layer that opaque paint adds; less opaque paint adds −ln(1 − alpha). */
const OPAQUE_LAYER = 4;
/** On a projector, nobody can tell colours apart that are closer than this (of 255 per channel). */
const SAME_COLOUR = 24;
const HIDING_LAYER = -Math.log(SAME_COLOUR / 255);

/** The area that may be painted: these cells within a box. */
export type Clip = { box: Box; cells: Uint8Array | undefined };

/**
 * `colour` as 0xrrggbb, or undefined if unknown. `mixing`: how it combines with what is below; "attenuated"
 * paint covers it in parts or through a mask, "blended" paint has a mode that leaves white on white and black
 * on black as they are, "unsure" is anything else.
 */
export type Paint = {
  colour: number | undefined;
  alpha: number;
  mixing: "plain" | "attenuated" | "blended" | "unsure";
};

/** A place of the page, and how much had been painted there. */
export type Spot = { cell: number; laid: number };

/** A coarse picture of what a page shows at each place while it is painted. */
export class Ground {
  readonly #columns: number;
  readonly #rows: number;
  readonly #size: number;
  readonly #colours: Int32Array;
  /** The sum of all layers over each cell: those added since a moment cover what was there before. */
  readonly #laid: Float32Array;
  #work = 0;

  constructor(width: number, height: number) {
    this.#size = Math.max(width, height, 1) / CELLS;
    this.#columns = Math.max(1, Math.ceil(width / this.#size));
    this.#rows = Math.max(1, Math.ceil(height / this.#size));
    this.#colours = new Int32Array(this.#columns * this.#rows).fill(PAPER);
    this.#laid = new Float32Array(this.#columns * this.#rows);
  }

  /** @throws RangeError when a page is painted without end */
  fill(outlines: readonly Outline[], isEvenOdd: boolean, clip: Clip, paint: Paint): void {
    const { colour = UNKNOWN, alpha, mixing } = paint;
    if (alpha <= 0) return;
    const isPlain = mixing === "plain";
    // Laid on repeatedly, even the thinnest paint changes a colour.
    const solid = { ...paint, alpha: 1 };
    const layer = alpha >= OPAQUE ? OPAQUE_LAYER : -Math.log(1 - alpha);
    const colours = this.#colours;
    const laid = this.#laid;
    const { cells } = clip;
    this.#scan(outlines, isEvenOdd, clip, (from, to) => {
      for (let cell = from; cell < to; cell += 1) {
        if (cells && cells[cell] === 0) continue;
        if (isPlain) laid[cell] = (laid[cell] ?? 0) + layer;
        if (isPlain && alpha >= OPAQUE) colours[cell] = colour;
        else {
          const below = colours[cell] ?? UNKNOWN;
          if (isPlain) colours[cell] = mixed(below, colour, alpha);
          else if (!staysSame(below, solid)) colours[cell] = UNKNOWN;
        }
      }
    });
  }

  /** The part of a clip within these outlines. */
  clipped(clip: Clip, outlines: readonly Outline[], isEvenOdd: boolean): Clip {
    const box = intersectionOf(clip.box, boundsOf(outlines));
    if (isUpright(outlines)) return { box, cells: clip.cells };
    const cells = new Uint8Array(this.#colours.length);
    // Emptying is faster than painting.
    this.#count(cells.length / 16);
    this.#scan(outlines, isEvenOdd, { box, cells: undefined }, (from, to) => {
      for (let cell = from; cell < to; cell += 1) cells[cell] = clip.cells?.[cell] ?? 1;
    });
    return { box, cells };
  }

  /** A place within a clip. */
  spotAt(x: number, y: number, { box, cells }: Clip): Spot | undefined {
    if (!(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) return undefined;
    const column = Math.floor(x / this.#size);
    const row = Math.floor(y / this.#size);
    if (column < 0 || column >= this.#columns || row < 0 || row >= this.#rows) return undefined;
    const cell = row * this.#columns + column;
    return cells?.[cell] === 0 ? undefined : { cell, laid: this.#laid[cell] ?? 0 };
  }

  /** Whether paint of this colour stands out from what is below it now. */
  shows({ cell }: Spot, paint: Paint): boolean {
    return paint.alpha > 0 && !staysSame(this.#colours[cell] ?? UNKNOWN, paint);
  }

  /** Whether something that was visible there then has been painted over since. */
  isCovered({ cell, laid }: Spot): boolean {
    return (this.#laid[cell] ?? 0) - laid >= HIDING_LAYER;
  }

  /** Visits each run of cells in a row whose middles are inside. */
  #scan(
    outlines: readonly Outline[],
    isEvenOdd: boolean,
    { box }: Clip,
    row: (from: number, to: number) => void,
  ): void {
    const first = Math.max(0, Math.ceil(box.top / this.#size - 0.5));
    const last = Math.min(this.#rows - 1, Math.floor(box.bottom / this.#size - 0.5));
    const left = Math.max(0, Math.ceil(box.left / this.#size - 0.5));
    const right = Math.min(this.#columns - 1, Math.floor(box.right / this.#size - 0.5));
    for (const [at, crossings] of this.#crossingsOf(outlines, first, last)) {
      for (const [from, to] of spansOf(crossings, isEvenOdd)) {
        const start = Math.max(left, Math.ceil(from - 0.5));
        const end = Math.min(right, Math.ceil(to - 0.5) - 1);
        if (end < start) continue;
        this.#count(end - start);
        row(at * this.#columns + start, at * this.#columns + end + 1);
      }
    }
  }

  /** For each row, where outlines cross its middle, in cells, and whether downwards. */
  #crossingsOf(outlines: readonly Outline[], first: number, last: number): Map<number, Crossing[]> {
    const rows = new Map<number, Crossing[]>();
    for (const outline of outlines) {
      for (let at = 0; at < outline.length; at += 2) {
        const next = (at + 2) % outline.length;
        const [x0, y0] = [(outline[at] ?? 0) / this.#size, (outline[at + 1] ?? 0) / this.#size];
        const [x1, y1] = [(outline[next] ?? 0) / this.#size, (outline[next + 1] ?? 0) / this.#size];
        const slope = (x1 - x0) / (y1 - y0);
        if (!Number.isFinite(slope)) continue;
        const top = Math.max(first, Math.ceil(Math.min(y0, y1) - 0.5));
        const bottom = Math.min(last, Math.ceil(Math.max(y0, y1) - 0.5) - 1);
        if (bottom >= top) this.#count(bottom - top);
        for (let row = top; row <= bottom; row += 1) {
          const crossing = { x: x0 + (row + 0.5 - y0) * slope, turn: y1 > y0 ? 1 : -1 };
          const crossings = rows.get(row);
          if (crossings) crossings.push(crossing);
          else rows.set(row, [crossing]);
        }
      }
    }
    return rows;
  }

  #count(work: number): void {
    this.#work += work + 1;
    if (this.#work > MAX_WORK) throw new RangeError("The page is painted without end.");
  }
}

type Crossing = { x: number; turn: number };

function spansOf(crossings: Crossing[], isEvenOdd: boolean): [number, number][] {
  crossings.sort((one, other) => one.x - other.x);
  const spans: [number, number][] = [];
  let winding = 0;
  crossings.forEach(({ x, turn }, at) => {
    winding += turn;
    const next = crossings[at + 1];
    if (next && (isEvenOdd ? at % 2 === 0 : winding !== 0)) spans.push([x, next.x]);
  });
  return spans;
}

export function intersectionOf(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether paint leaves a colour as it is, as far as the eye can tell. */
function staysSame(below: number, { colour = UNKNOWN, alpha, mixing }: Paint): boolean {
  if (below === UNKNOWN || colour === UNKNOWN || mixing === "unsure") return false;
  if (mixing !== "blended") return distance(below, colour) * alpha <= SAME_COLOUR;
  return distance(below, colour) <= SAME_COLOUR && isExtreme(below);
}

const isExtreme = (colour: number) =>
  distance(colour, PAPER) <= SAME_COLOUR || distance(colour, 0) <= SAME_COLOUR;

/** The difference in the channel in which they differ most. */
function distance(one: number, other: number): number {
  const red = Math.abs((one >> 16) - (other >> 16));
  const green = Math.abs(((one >> 8) & 255) - ((other >> 8) & 255));
  const blue = Math.abs((one & 255) - (other & 255));
  return Math.max(red, green, blue);
}

function mixed(below: number, colour: number, alpha: number): number {
  if (below === UNKNOWN || colour === UNKNOWN) return UNKNOWN;
  const channel = (at: number) =>
    Math.round(((below >> at) & 255) * (1 - alpha) + ((colour >> at) & 255) * alpha) << at;
  return channel(16) | channel(8) | channel(0);
}
