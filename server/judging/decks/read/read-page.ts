import type { PDFPageProxy } from "pdfjs-dist";
import { AnnotationMode } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DeckLine, DeckPage } from "./deck.ts";
import { matrixOf, numbersOf } from "./matrix.ts";
import { titleOf } from "./page-title.ts";
import { PageWalk } from "./page-walk.ts";
import { blocksInOrder } from "./reading-order.ts";
import { rowsAsDrawn } from "./rows-as-drawn.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { statementsOf } from "./statements.ts";

const MAX_TEXT = 20_000;
const MAX_LINES = 1000;
const CHART_SHAPES = 12;
const CHART_NUMBERS = 3;

/** A page's text and layout, and how much of it is drawn without words. */
export async function readPage(
  page: PDFPageProxy,
  layers: { isVisible(group: unknown): boolean },
): Promise<Omit<DeckPage, "words"> & { drawn: number }> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operations = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const walk = new PageWalk({
    transform: matrixOf(transform),
    width,
    height,
    font: (name) => fontFacts(page, name),
    isLayerVisible: (group) => layers.isVisible(group),
  });
  walk.follow(operations);
  const segments = segmentsOf(walk.runs).slice(0, MAX_LINES);
  const blocks = blocksInOrder(
    segments.filter(({ isHidden }) => !isHidden),
    width,
  );
  const statements = blocks.flatMap((block) =>
    statementsOf(block, limitOf(block, blocks.flat(), width)),
  );
  const { images, shapes } = walk.painting;
  return {
    number: page.pageNumber,
    width,
    height,
    title: titleOf(statements, height),
    lines: [...blocks.flat(), ...segments.filter(({ isHidden }) => isHidden)].map(lineOf),
    text: statements
      .map(({ text }) => text)
      .join("\n")
      .slice(0, MAX_TEXT),
    rows: rowsAsDrawn(
      segments.filter(({ isHidden }) => !isHidden),
      MAX_TEXT,
    ),
    images,
    isChartLike: isChartLike(statements, shapes),
    drawn: images + shapes,
  };
}

/** Up to what stands to the right of a block, or to a margin as wide as the left one. */
function limitOf(block: readonly Segment[], all: readonly Segment[], width: number): number {
  const left = Math.min(...block.map(({ x }) => x));
  const reach = Math.max(...block.map(({ endX }) => endX));
  const [top, bottom] = [block[0]?.y ?? 0, block.at(-1)?.y ?? 0];
  const beside = all.filter(({ x, y, size }) => x > reach && y > top - size && y < bottom + size);
  const margin = width - Math.min(left, width * 0.08);
  return Math.max(reach, Math.min(margin, ...beside.map(({ x }) => x - width * 0.02)));
}

function lineOf({ text, size, x, y, isHidden }: Segment): DeckLine {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { text, size: rounded(size), x: rounded(x), y: rounded(y), isHidden };
}

/** Many drawn shapes and short figures beside them: bars, axes, slices. */
function isChartLike(statements: readonly Segment[], shapes: number): boolean {
  const labels = statements.filter(({ text }) => text.length <= 16 && /\d/.test(text));
  return shapes >= CHART_SHAPES && labels.length >= CHART_NUMBERS;
}

function fontFacts(page: PDFPageProxy, name: string) {
  const found: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  const font = typeof found === "object" && found !== null ? found : {};
  const [unit = 0.001] = "fontMatrix" in font ? numbersOf(font.fontMatrix) : [];
  return { isVertical: "vertical" in font && font.vertical === true, unit };
}
