import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { boxAround, type Matrix, matrixOf, multiply, numbersOf } from "./matrix.ts";
import { Painting } from "./painting.ts";
import { type FontFacts, type Run, runOf } from "./run.ts";
import { firstState, type GraphicsState, TextCursor } from "./text-state.ts";

const MAX_NESTING = 200;
/** Drawn letter by letter, a page of a book has a third of these. */
const MAX_RUNS = 10_000;
/** The render modes that draw nothing: invisible, and as a clip only. */
const UNSEEN_MODES = new Set([3, 7]);
const IMAGE_OPERATIONS = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
]);
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);

export type Operations = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type PageSurroundings = {
  transform: Matrix;
  width: number;
  height: number;
  font: (name: string) => FontFacts;
  isLayerVisible: (group: unknown) => boolean;
};

/** Follows what a page draws, as a viewer would, for its text and for whether that can be seen. */
export class PageWalk {
  readonly runs: Run[] = [];
  readonly painting = new Painting();
  readonly #page: PageSurroundings;
  readonly #cursor = new TextCursor();
  readonly #saved: GraphicsState[] = [];
  /** For each open marked content: whether it is a layer that is switched off. */
  readonly #marked: boolean[] = [];
  #state: GraphicsState;

  constructor(page: PageSurroundings) {
    this.#page = page;
    this.#state = firstState(page.transform);
  }

  follow({ fnArray, argsArray }: Operations): void {
    fnArray.forEach((operation, position) => {
      const given = argsArray[position];
      this.#do(operation, Array.isArray(given) ? given : []);
    });
  }

  #do(operation: number, args: unknown[]): void {
    if (IMAGE_OPERATIONS.has(operation)) this.painting.image(this.#state.transform);
    else if (operation === OPS.shadingFill) this.painting.shading();
    else if (operation === OPS.constructPath) this.#path(args);
    else if (operation === OPS.showText) this.#show(args[0]);
    else this.#setText(operation, args) || this.#setGraphics(operation, args);
  }

  /** @returns whether the operation was one of text */
  #setText(operation: number, args: unknown[]): boolean {
    const [first, second] = args;
    const number = Number(first ?? 0);
    const state = this.#state;
    if (operation === OPS.beginText) this.#cursor.to([1, 0, 0, 1, 0, 0]);
    else if (operation === OPS.setTextMatrix) this.#cursor.to(matrixOf(first));
    else if (operation === OPS.moveText) this.#cursor.move(number, Number(second ?? 0));
    else if (operation === OPS.setLeadingMoveText) {
      state.leading = Number(second ?? 0);
      this.#cursor.move(number, state.leading);
    } else if (operation === OPS.nextLine) this.#cursor.move(0, state.leading);
    else if (operation === OPS.setFont) {
      state.font = String(first);
      state.fontSize = Number(second ?? 0);
    } else if (operation === OPS.setCharSpacing) state.charSpacing = number;
    else if (operation === OPS.setWordSpacing) state.wordSpacing = number;
    else if (operation === OPS.setHScale) state.scale = number / 100;
    else if (operation === OPS.setLeading) state.leading = -number;
    else if (operation === OPS.setTextRise) state.rise = number;
    else if (operation === OPS.setTextRenderingMode) state.renderMode = number;
    else return false;
    return true;
  }

  #setGraphics(operation: number, args: unknown[]): void {
    const [first] = args;
    const state = this.#state;
    if (operation === OPS.save || operation === OPS.beginGroup) this.#save();
    else if (operation === OPS.restore || operation === OPS.endGroup) this.#restore();
    else if (operation === OPS.paintFormXObjectBegin) {
      this.#save();
      this.#state.transform = multiply(this.#state.transform, matrixOf(first));
    } else if (operation === OPS.paintFormXObjectEnd) this.#restore();
    else if (operation === OPS.transform)
      state.transform = multiply(state.transform, matrixOf(args));
    else if (operation === OPS.setFillRGBColor) state.fill = colourOf(first);
    else if (operation === OPS.setFillColorN) state.fill = undefined;
    else if (operation === OPS.setFillTransparent) state.fillAlpha = 0;
    else if (operation === OPS.setGState) this.#setGState(first);
    else if (operation === OPS.beginMarkedContent) this.#marked.push(false);
    else if (operation === OPS.beginMarkedContentProps) {
      this.#marked.push(first === "OC" && !this.#page.isLayerVisible(args[1]));
    } else if (operation === OPS.endMarkedContent) this.#marked.pop();
  }

  #save(): void {
    if (this.#saved.length >= MAX_NESTING) this.#saved.shift();
    this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #setGState(settings: unknown): void {
    if (!Array.isArray(settings)) return;
    for (const setting of settings) {
      if (!Array.isArray(setting)) continue;
      const [name, value] = setting;
      if (name === "ca") this.#state.fillAlpha = Number(value);
      if (name === "Font" && Array.isArray(value)) {
        this.#state.font = String(value[0]);
        this.#state.fontSize = Number(value[1]);
      }
    }
  }

  #path([operation, data, bounds]: unknown[]): void {
    if (!FILLS.has(Number(operation))) {
      this.painting.shapes += 1;
      return;
    }
    const { transform, fill, fillAlpha } = this.#state;
    // Less than opaque, what is below shines through.
    if (fillAlpha < 0.95) return;
    const path = Array.isArray(data) ? numbersOf(data[0]) : [];
    this.painting.shape(transform, numbersOf(bounds), path, fill);
  }

  #show(glyphs: unknown): void {
    if (!Array.isArray(glyphs) || this.runs.length >= MAX_RUNS) return;
    const run = runOf(glyphs, this.#state, this.#cursor, this.#page.font(this.#state.font));
    if (!run) return;
    this.runs.push({ ...run, isHidden: this.#isHidden(run) });
  }

  #isHidden(run: Omit<Run, "isHidden">): boolean {
    const { width, height } = this.#page;
    const { renderMode, fill, fillAlpha } = this.#state;
    const middle = boxAround([1, 0, 0, 1, 0, 0], [run.x, run.y, run.endX, run.endY]);
    const x = (middle.left + middle.right) / 2;
    const y = (middle.top + middle.bottom) / 2 - run.size * 0.3;
    const isOutside = middle.right < 0 || middle.left > width || y < 0 || run.y - run.size > height;
    return (
      this.#marked.includes(true) ||
      UNSEEN_MODES.has(renderMode) ||
      fillAlpha < 0.05 ||
      isOutside ||
      run.size < Math.min(width, height) * TINY ||
      (renderMode === 0 && this.painting.swallows(fill, x, y))
    );
  }
}

/** Of the page's shorter side: 2.7 points on a usual slide of 540. */
const TINY = 0.005;

function colourOf(value: unknown): string | undefined {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
