import { describe, expect, it } from "vitest";
import { paginate } from "./paginate.ts";
import type { Block, Box, Piece } from "./piece.ts";

const piece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  gap: 0,
  staysWithNext: false,
  box: null,
  paint: () => {},
  ...more,
});
const block = (pieces: readonly Piece[], staysWithNext = false): Block => ({
  pieces,
  staysWithNext,
});
const pagesOf = (blocks: readonly Block[]) => paginate(blocks, () => ({ top: 0, bottom: 100 }));
const heights = (blocks: readonly Block[]) =>
  pagesOf(blocks).map((page) => page.flatMap((one) => ("piece" in one ? [one.piece.height] : [])));

describe("a page", () => {
  it("tears no block that another could hold", () => {
    expect(heights([block([piece(60)]), block([piece(30), piece(31)])])).toEqual([[60], [30, 31]]);
  });

  it("fills with a block that none could hold", () => {
    expect(heights([block([piece(60)]), block([piece(30), piece(31), piece(45)])])).toEqual([
      [60, 30],
      [31, 45],
    ]);
  });

  it("does not end with a heading", () => {
    const heading = block([piece(10, { staysWithNext: true })], true);
    expect(heights([block([piece(70)]), heading, heading, block([piece(20)])])).toEqual([
      [70],
      [10, 10, 20],
    ]);
    const long = block([piece(40), piece(40), piece(40)]);
    expect(heights([block([piece(70)]), heading, long])).toEqual([[70], [10, 40, 40], [40]]);
  });

  it("begins without the gap that is above a block elsewhere", () => {
    const spaced = block([piece(50, { gap: 20 })]);
    const tops = pagesOf([spaced, spaced]).map((page) => page.map(({ top }) => top));
    expect(tops).toEqual([[0], [0]]);
  });

  it("closes a box at its end and opens it again on the next", () => {
    const box: Box = { above: 5, below: 5, paint: () => {} };
    const pages = pagesOf([block([piece(45, { box }), piece(40, { box }), piece(40, { box })])]);
    const boxes = pages.map((page) =>
      page.flatMap((one) => ("box" in one ? [[one.top, one.bottom]] : [])),
    );
    expect(boxes).toEqual([[[0, 95]], [[0, 50]]]);
  });

  it("holds alone what is higher than any", () => {
    expect(heights([block([piece(20)]), block([piece(150)]), block([piece(20)])])).toEqual([
      [20],
      [150],
      [20],
    ]);
  });
});
