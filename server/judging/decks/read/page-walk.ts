import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { intersectionOf } from "./ground.ts";
import { type Box, type Matrix, matrixOf, multiply, numbersOf } from "./matrix.ts";
import { outlinesOf, rectangle } from "./outline.ts";
import { strongerOf } from "./paint.ts";
import { Painting } from "./painting.ts";
import { picturesOf } from "./pictures.ts";
import { type Drawn, drawnOf, type FontFacts, type Run } from "./run.ts";
import { setGraphics, setText } from "./settings.ts";
import { firstState, type GraphicsState, type Stencil, TextCursor } from "./text-state.ts";
import { Written } from "./written.ts";

/** Forgetting the outermost states would show text that viewers hide, or the reverse. */
const MAX_NESTING = 5000;
/** The render mode that draws nothing, the one that only clips, and the first of those that clip as well. */
const UNSEEN_MODE = 3;
const ONLY_CLIP = 7;
const FIRST_CLIP = 4;

export type Operations = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type PageSurroundings = {
  transform: Matrix;
  width: number;
  height: number;
  font: (name: string) => FontFacts;
  isLayerVisible: (group: unknown) => boolean;
};

/** Follows what a page draws, as a viewer would, to find its text and whether it is visible. */
export class PageWalk {
  readonly painting: Painting;
  readonly #page: PageSurroundings;
  readonly #written: Written;
  readonly #cursor = new TextCursor();
  readonly #saved: GraphicsState[] = [];
  /** Whether each open marked content is a layer that is switched off. */
  readonly #marked: boolean[] = [];
  #off = 0;
  #state: GraphicsState;
  /** The rule by which the next path clips, if it does. */
  #clipping: "nonzero" | "evenodd" | undefined;
  /** The clip of the letters since the text began. */
  #letters: { box: Box; stencil: Stencil } | undefined;
  /** The last mask that was drawn, until it is set. */
  #mask: Stencil | undefined;

  constructor(page: PageSurroundings) {
    this.#page = page;
    this.painting = new Painting(page.width, page.height);
    this.#written = new Written(this.painting.ground);
    this.#state = firstState(page.transform, page.width, page.height);
  }

  /** @throws RangeError when it draws without end */
  follow({ fnArray, argsArray }: Operations): Run[] {
    fnArray.forEach((operation, position) => {
      const given = argsArray[position];
      this.#do(operation, Array.isArray(given) ? given : []);
    });
    return this.#written.runs();
  }

  #do(operation: number, args: unknown[]): void {
    const pictures = picturesOf(operation, args);
    if (pictures) this.#paint(() => this.painting.pictures(this.#state, pictures));
    else if (operation === OPS.paintSolidColorImageMask)
      this.#paint(() => this.painting.dot(this.#state));
    else if (operation === OPS.shadingFill) this.#paint(() => this.painting.shading(this.#state));
    else if (operation === OPS.constructPath) this.#path(args);
    else if (operation === OPS.showText) this.#show(args[0]);
    else if (operation === OPS.endText) this.#clipToLetters();
    else this.#nest(operation, args);
  }

  #nest(operation: number, args: unknown[]): void {
    const [first, second] = args;
    if (operation === OPS.save) this.#save();
    else if (operation === OPS.beginGroup) this.#beginGroup(first);
    else if (operation === OPS.paintFormXObjectBegin) {
      this.#save();
      this.#state.transform = multiply(this.#state.transform, matrixOf(first));
      this.#clipToBox(this.#state.transform, second);
    } else if (
      operation === OPS.restore ||
      operation === OPS.endGroup ||
      operation === OPS.paintFormXObjectEnd
    )
      this.#state = this.#saved.pop() ?? this.#state;
    else if (operation === OPS.clip) this.#clipping = "nonzero";
    else if (operation === OPS.eoClip) this.#clipping = "evenodd";
    else if (operation === OPS.beginMarkedContent) this.#mark(false);
    else if (operation === OPS.beginMarkedContentProps)
      this.#mark(first === "OC" && !this.#page.isLayerVisible(second));
    else if (operation === OPS.endMarkedContent) this.#off -= this.#marked.pop() ? 1 : 0;
    else if (!setText(this.#state, this.#cursor, operation, args))
      setGraphics(this.#state, operation, args, this.#mask);
  }

  #mark(isOff: boolean): void {
    this.#marked.push(isOff);
    this.#off += isOff ? 1 : 0;
  }

  #save(): void {
    if (this.#saved.length >= MAX_NESTING) throw new RangeError("States are nested without end.");
    this.#saved.push({ ...this.#state });
  }

  /** The content of a group is drawn opaque, and the group then painted with the current state. */
  #beginGroup(given: unknown): void {
    this.#save();
    const state = this.#state;
    if (typeof given !== "object" || given === null) return;
    if ("smask" in given && given.smask) {
      this.#mask = { isUsed: false };
      state.within = this.#mask;
    }
    const matrix = "matrix" in given && given.matrix ? matrixOf(given.matrix) : undefined;
    const transform = matrix ? multiply(state.transform, matrix) : state.transform;
    if ("bbox" in given) this.#clipToBox(transform, given.bbox);
    state.groupAlpha *= state.fillAlpha;
    state.groupBlend = strongerOf(state.blend, state.groupBlend);
    if (state.mask) {
      state.stencils = [...state.stencils, state.mask];
      state.isPartly = true;
    }
    Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, blend: "plain", mask: undefined });
  }

  #clipToBox(transform: Matrix, bounds: unknown): void {
    const box = numbersOf(bounds);
    if (box.length < 4) return;
    const outline = rectangle(transform, box);
    this.#state.clip = this.painting.ground.clipped(this.#state.clip, [outline], false);
  }

  #path([operation, data, bounds]: unknown[]): void {
    const path = Array.isArray(data) ? numbersOf(data[0]) : [];
    this.#paint(() => this.painting.path(this.#state, Number(operation), path, bounds));
    // Viewers disagree about a clip to nothing at all.
    const outlines = this.#clipping ? outlinesOf(this.#state.transform, path) : [];
    if (outlines.length > 0) {
      const isEvenOdd = this.#clipping === "evenodd";
      this.#state.clip = this.painting.ground.clipped(this.#state.clip, outlines, isEvenOdd);
    }
    this.#clipping = undefined;
  }

  #paint(paint: () => void): void {
    if (this.#off > 0 || this.#state.within) return;
    paint();
    this.#letThrough();
  }

  #letThrough(): void {
    const { stencils, mask } = this.#state;
    for (const stencil of stencils) stencil.isUsed = true;
    if (mask) mask.isUsed = true;
  }

  #show(glyphs: unknown): void {
    if (!Array.isArray(glyphs) || this.#written.isFull) return;
    const state = this.#state;
    const drawn = drawnOf(glyphs, state, this.#cursor, this.#page.font(state.font));
    if (!drawn) return;
    const letters = state.renderMode >= FIRST_CLIP ? this.#addLetters(drawn) : undefined;
    if (this.#off > 0 || state.renderMode === UNSEEN_MODE || this.#isTiny(drawn))
      this.#written.addUnseen(drawn);
    else {
      const stencil = state.within ?? (state.renderMode === ONLY_CLIP ? letters : undefined);
      this.#written.add(drawn, state, stencil);
      this.#letThrough();
    }
  }

  #isTiny({ width, height }: Drawn): boolean {
    const side = Math.min(this.#page.width, this.#page.height);
    return height < side * TINY || width < side * THIN;
  }

  #addLetters({ pieces }: Drawn): Stencil {
    this.#letters ??= { box: { ...NOTHING }, stencil: { isUsed: false } };
    const { box, stencil } = this.#letters;
    for (const { x, y, endX, endY, size } of pieces) {
      box.left = Math.min(box.left, x - size, endX - size);
      box.right = Math.max(box.right, x + size, endX + size);
      box.top = Math.min(box.top, y - size, endY - size);
      box.bottom = Math.max(box.bottom, y + size, endY + size);
    }
    return stencil;
  }

  #clipToLetters(): void {
    if (!this.#letters) return;
    const state = this.#state;
    state.clip = { ...state.clip, box: intersectionOf(state.clip.box, this.#letters.box) };
    state.stencils = [...state.stencils, this.#letters.stencil];
    state.isPartly = true;
    this.#letters = undefined;
  }
}

/** Minimum height of a letter, as a share of the page's shorter side: 2.7 points on a usual slide of 540 … */
const TINY = 0.005;
/** … and a smaller minimum width, as some fonts are narrow. */
const THIN = 0.0015;
const NOTHING: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};
