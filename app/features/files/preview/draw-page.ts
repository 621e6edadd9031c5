import type { PageViewport, PDFDocumentProxy } from "pdfjs-dist";
import { type PlacedText, placeText } from "./placed-text.ts";

/** Beyond that a phone shows no difference, and it takes four times the memory. */
const MAX_DENSITY = 2;
/** The smallest phones' limit for a canvas. */
const MAX_PIXELS = 16 * 1024 * 1024;

/**
 * Draws a page of a PDF at this width, as sharp as the screen is.
 * @returns a meaningless value once the signal is aborted.
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<{ canvas: HTMLCanvasElement; text: string; pieces: PlacedText[] }> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const shown = page.getViewport({ scale: width / natural.width });
  const sharpest = Math.sqrt(MAX_PIXELS / (shown.width * shown.height));
  const density = Math.min(window.devicePixelRatio, MAX_DENSITY, sharpest);
  const viewport = page.getViewport({ scale: (width / natural.width) * density });

  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${Math.floor(shown.width)}px`;
  canvas.style.height = `${Math.floor(shown.height)}px`;
  canvas.style.display = "block";
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener("abort", () => drawing.cancel());
  await drawing.promise;
  return { canvas, ...(await textOf(page, natural)) };
}

/** The text of a page as a whole, and its pieces with their places. */
async function textOf(
  page: Awaited<ReturnType<PDFDocumentProxy["getPage"]>>,
  natural: PageViewport,
): Promise<{ text: string; pieces: PlacedText[] }> {
  const { items, styles } = await page.getTextContent();
  const texts = items.filter((item) => "str" in item);
  const text = texts
    .map(({ str, hasEOL }) => str + (hasEOL ? " " : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return {
    text,
    pieces: texts.map((item) =>
      placeText(item, styles[item.fontName]?.fontFamily ?? "sans-serif", natural),
    ),
  };
}
