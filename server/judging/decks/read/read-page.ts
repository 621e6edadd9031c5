import type { PDFPageProxy } from "pdfjs-dist";
import { AnnotationMode } from "pdfjs-dist/legacy/build/pdf.mjs";
import { matrixOf, numbersOf } from "./matrix.ts";
import { PageWalk } from "./page-walk.ts";
import type { Shape } from "./painting.ts";
import { type Segment, segmentsOf } from "./segments.ts";

const MAX_LINES = 1000;

/** What a page draws: its pieces of text, and the fills and pictures around them. */
export type DrawnPage = {
  number: number;
  width: number;
  height: number;
  segments: Segment[];
  filled: readonly Shape[];
  images: number;
  shapes: number;
};

export async function readPage(
  page: PDFPageProxy,
  layers: { isVisible(group: unknown): boolean },
): Promise<DrawnPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operations = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const walk = new PageWalk({
    transform: matrixOf(transform),
    width,
    height,
    font: (name) => fontFacts(page, name),
    isLayerVisible: (group) => layers.isVisible(group),
  });
  const segments = segmentsOf(walk.follow(operations)).slice(0, MAX_LINES);
  const { images, shapes, filled } = walk.painting;
  return { number: page.pageNumber, width, height, segments, filled, images, shapes };
}

function fontFacts(page: PDFPageProxy, name: string) {
  const found: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  const font = typeof found === "object" && found !== null ? found : {};
  const [unit = 0.001] = "fontMatrix" in font ? numbersOf(font.fontMatrix) : [];
  return { isVertical: "vertical" in font && font.vertical === true, unit };
}
