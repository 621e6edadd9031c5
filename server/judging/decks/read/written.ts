import type { Clip, Ground, Paint, Spot } from "./ground.ts";
import { fillOf, strokeOf } from "./paint.ts";
import type { Drawn, Piece, Run } from "./run.ts";
import type { GraphicsState, Stencil } from "./text-state.ts";

/** A page of a book, drawn letter by letter, has a third of these. */
const MAX_RUNS = 10_000;

/** `spots`: where it was visible when it was drawn. `stencil`: the one that it is part of instead. */
type Judged = Omit<Piece, "points"> & { spots: Spot[]; stencil: Stencil | undefined };

/** The text of a page and its visibility: it must show on its ground when drawn, and not be covered later. */
export class Written {
  readonly #ground: Ground;
  readonly #drawn: Judged[][] = [];

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get isFull(): boolean {
    return this.#drawn.length >= MAX_RUNS;
  }

  /** @param stencil the one that the words are drawn into, if they are not painted themselves */
  add(drawn: Drawn, state: GraphicsState, stencil: Stencil | undefined): void {
    const inks = inksOf(state);
    this.#drawn.push(
      drawn.pieces.map(({ points, ...piece }) => ({
        ...piece,
        spots: stencil ? [] : this.#spotsOf(points, state.clip, inks),
        stencil,
      })),
    );
  }

  /** Text that nobody can see. */
  addUnseen(drawn: Drawn): void {
    this.#drawn.push(
      drawn.pieces.map(({ points: _, ...piece }) => ({ ...piece, spots: [], stencil: undefined })),
    );
  }

  /** The drawn texts, split where some of one is visible and some is not. */
  runs(): Run[] {
    return this.#drawn.flatMap((pieces) => {
      const runs: Run[] = [];
      for (const { spots, stencil, ...piece } of pieces) {
        const isSeen = stencil?.isUsed ?? spots.some((spot) => !this.#ground.isCovered(spot));
        const last = runs.at(-1);
        if (last && last.isHidden === !isSeen) {
          last.text += piece.text;
          last.endX = piece.endX;
          last.endY = piece.endY;
        } else runs.push({ ...piece, isHidden: !isSeen });
      }
      return runs;
    });
  }

  #spotsOf(points: Piece["points"], clip: Clip, inks: readonly Paint[]): Spot[] {
    return points.flatMap(([x, y]) => {
      const spot = this.#ground.spotAt(x, y, clip);
      return spot && inks.some((ink) => this.#ground.shows(spot, ink)) ? [spot] : [];
    });
  }
}

/** The paints of its letters and of their outlines. */
function inksOf(state: GraphicsState): Paint[] {
  const mode = state.renderMode % 4;
  return [
    ...(mode === 0 || mode === 2 ? [fillOf(state)] : []),
    ...(mode === 1 || mode === 2 ? [strokeOf(state)] : []),
  ];
}
