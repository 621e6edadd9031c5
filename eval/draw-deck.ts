import { readdirSync } from "node:fs";
import path from "node:path";
import { GlobalFonts, PDFDocument } from "@napi-rs/canvas";
import { LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import type { DescribedPage } from "./described-deck.ts";

type Drawing = Pick<
  CanvasRenderingContext2D,
  "fillStyle" | "fillRect" | "font" | "fillText" | "measureText"
>;

const [WIDTH, HEIGHT, MARGIN] = [960, 540, 64];
const FONTS = {
  "be-vietnam-pro": /-(latin|latin-ext|vietnamese)-(400|700)-normal\.woff2$/,
  "noto-sans-thai": /-thai-(400|700)-normal\.woff2$/,
  "noto-sans-sc": /-(400|700)-normal\.woff2$/,
};

let families: string | undefined;

/** As server/http/preview-drawing.ts does, in two weights. */
function fontFamilies(): string {
  if (families !== undefined) return families;
  const modules = path.resolve(import.meta.dirname, "../node_modules/@fontsource");
  const names = Object.entries(FONTS).flatMap(([name, wanted]) => {
    const folder = path.join(modules, name, "files");
    return readdirSync(folder)
      .filter((file) => wanted.test(file))
      .map((file) => {
        const part = name === "noto-sans-sc" ? "" : file.replace(/-\d+-normal\.woff2$/, "");
        const family = `Deck ${name} ${part}`.trim();
        GlobalFonts.registerFromPath(path.join(folder, file), family);
        return `"${family}"`;
      });
  });
  families = [...new Set(names)].join(", ");
  return families;
}

/** A real PDF of a described deck, shaped and written by Skia, as browsers write theirs. */
export function drawDeck(pages: readonly DescribedPage[], language: Language): Buffer {
  const document = new PDFDocument();
  for (const page of pages) {
    const context = document.beginPage(WIDTH, HEIGHT);
    // Spaced ever so little, letters are not drawn as ligatures, whose text would be lost.
    context.letterSpacing = "0.02px";
    drawPage(context, page, language);
    document.endPage();
  }
  return document.close();
}

function drawPage(context: Drawing, page: DescribedPage, language: Language): void {
  context.fillStyle = "#0a4535";
  context.fillRect(0, 0, 16, HEIGHT);
  let y = MARGIN + 20;
  const write = (text: string, x: number, weight: number, size: number) => {
    context.font = `${weight} ${size}px ${fontFamilies()}`;
    for (const line of wrapped(context, text, language, WIDTH - MARGIN - x)) {
      context.fillText(line, x, y);
      y += size * 1.4;
    }
  };
  context.fillStyle = "#0a4535";
  write(page.title, MARGIN, 700, 32);
  context.fillStyle = "#222222";
  y += 24;
  for (const line of page.lines ?? []) {
    write(line, MARGIN, 400, 19);
    y += 14;
  }
  for (const [label, figure] of page.table ?? []) {
    const row = y;
    write(label, MARGIN, 400, 19);
    y = row;
    write(figure, 480, 700, 19);
    y += 8;
  }
  const row = y + 20;
  (page.cards ?? []).forEach(([figure, label], at, all) => {
    const x = MARGIN + (at * (WIDTH - 2 * MARGIN)) / all.length;
    y = row;
    write(figure, x, 700, 30);
    write(label, x, 400, 15);
  });
  y += 10;
  if (page.note) write(page.note, MARGIN, 400, 14);
}

function wrapped(context: Drawing, text: string, language: Language, width: number): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: "word" });
  const lines: string[] = [];
  let line = "";
  for (const { segment } of segmenter.segment(text)) {
    const fits = context.measureText((line + segment).trimEnd()).width <= width;
    if (fits || line === "" || /^[\p{P}\p{S}]+$/u.test(segment)) line += segment;
    else {
      lines.push(line.trim());
      line = segment.trimStart();
    }
  }
  return [...lines, line.trim()].filter((one) => one !== "");
}
