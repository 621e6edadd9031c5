import type { Canvas } from "../pdf/canvas.ts";

/** What stands behind some pieces in a row, on each page that they reach. */
export type Box = {
  above: number;
  below: number;
  /** Draws it behind pieces from one height to another. */
  paint(canvas: Canvas, top: number, bottom: number): void;
};

/** What is never divided between two pages: a line, mostly. */
export type Piece = {
  height: number;
  /** Left free above it, unless it begins a page. */
  gap: number;
  /** Stands on the page of the next one: a heading, the first line of a paragraph. */
  staysWithNext: boolean;
  box: Box | null;
  paint(canvas: Canvas, top: number): void;
};

/** Pieces that stay together where a page can hold them. */
export type Block = { pieces: readonly Piece[]; staysWithNext: boolean };

export type Placed = { piece: Piece; top: number } | { box: Box; top: number; bottom: number };

/** The last piece of these, made to stay with what follows. */
export function stayingWithNext(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) =>
    at === pieces.length - 1 ? { ...piece, staysWithNext: true } : piece,
  );
}
