import type { Canvas } from "../pdf/canvas.ts";

/** A background for adjacent pieces, on each page that they reach. */
export type Box = {
  above: number;
  below: number;
  /** Draws it behind pieces from one height to another. */
  paint(canvas: Canvas, top: number, bottom: number): void;
};

/** Something that is never split between two pages, mostly a line. */
export type Piece = {
  height: number;
  /** Space above it, unless it begins a page. */
  gap: number;
  /** Must be on the same page as the next one: a heading, the first line of a paragraph. */
  staysWithNext: boolean;
  box: Box | null;
  paint(canvas: Canvas, top: number): void;
};

/** Pieces that stay together if a page can hold them. */
export type Block = { pieces: readonly Piece[]; staysWithNext: boolean };

export type Placed = { piece: Piece; top: number } | { box: Box; top: number; bottom: number };

/** These pieces, with the last one made to stay with what follows. */
export function stayingWithNext(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) =>
    at === pieces.length - 1 ? { ...piece, staysWithNext: true } : piece,
  );
}
