import type { Block, Box, Piece, Placed } from "./piece.ts";

export type PageArea = { top: number; bottom: number };

/** Places blocks on pages: no block is split that would fit on a page, and no page ends with a heading. */
export function paginate(blocks: readonly Block[], areaOf: (page: number) => PageArea): Placed[][] {
  const sheet = new Sheet(areaOf);
  for (const chain of chainsOf(blocks)) {
    const pieces = chain.flatMap((block) => block.pieces);
    sheet.makeRoomFor(pieces);
    for (const row of rowsOf(pieces)) {
      sheet.makeRoomFor(row);
      for (const piece of row) sheet.place(piece);
    }
  }
  return sheet.end();
}

class Sheet {
  readonly #areaOf: (page: number) => PageArea;
  readonly #pages: Placed[][] = [[]];
  #y: number;
  #box: { box: Box; top: number } | null = null;

  constructor(areaOf: (page: number) => PageArea) {
    this.#areaOf = areaOf;
    this.#y = this.#area.top;
  }

  /** Begins a new page if these no longer fit, but would fit on a whole page. */
  makeRoomFor(pieces: readonly Piece[]): void {
    const whole = this.#areaOf(this.#pages.length);
    const left = this.#area.bottom - this.#y;
    const fitsHere = heightOf(pieces, this.#box?.box ?? null, this.#isEmpty) <= left;
    const fitsWhole = heightOf(pieces, null, true) <= whole.bottom - whole.top;
    if (!fitsHere && fitsWhole && !this.#isEmpty) this.#turn();
  }

  place(piece: Piece): void {
    const needed = heightOf([piece], this.#box?.box ?? null, this.#isEmpty);
    if (this.#y + needed > this.#area.bottom && !this.#isEmpty) this.#turn();
    const gap = this.#isEmpty ? 0 : piece.gap;
    if (this.#box?.box === piece.box) this.#y += gap;
    else {
      this.#closeBox();
      this.#y += gap;
      this.#openBox(piece.box);
    }
    this.#page.push({ piece, top: this.#y });
    this.#y += piece.height;
  }

  end(): Placed[][] {
    this.#closeBox();
    return this.#pages;
  }

  get #area(): PageArea {
    return this.#areaOf(this.#pages.length - 1);
  }

  get #page(): Placed[] {
    return this.#pages.at(-1) ?? [];
  }

  get #isEmpty(): boolean {
    return this.#page.length === 0;
  }

  #turn(): void {
    this.#closeBox();
    this.#pages.push([]);
    this.#y = this.#area.top;
  }

  #openBox(box: Box | null): void {
    if (!box) return;
    this.#box = { box, top: this.#y };
    this.#y += box.above;
  }

  #closeBox(): void {
    if (!this.#box) return;
    const { box, top } = this.#box;
    this.#y += box.below;
    this.#page.push({ box, top, bottom: this.#y });
    this.#box = null;
  }
}

/** Groups blocks with those that they must precede on the same page. */
function chainsOf(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) chains.at(-1)?.push(block);
    else chains.push([block]);
    isOpen = block.staysWithNext;
  }
  return chains;
}

/** Groups pieces with those that they must stay above. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) rows.at(-1)?.push(piece);
    else rows.push([piece]);
    isOpen = piece.staysWithNext;
  }
  return rows;
}

/** The height of these, with the boxes that they open and close. */
function heightOf(pieces: readonly Piece[], open: Box | null, isFirst: boolean): number {
  let height = 0;
  let box = open;
  pieces.forEach((piece, at) => {
    if (!(isFirst && at === 0)) height += piece.gap;
    if (piece.box !== box) height += (box?.below ?? 0) + (piece.box?.above ?? 0);
    box = piece.box;
    height += piece.height;
  });
  return height + (box?.below ?? 0);
}
