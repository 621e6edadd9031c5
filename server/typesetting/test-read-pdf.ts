import path from "node:path";
import { getDocument, OPS, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const PDFJS = path.resolve(import.meta.dirname, "../../node_modules/pdfjs-dist");

type WrittenText = { text: string; x: number; y: number; right: number };
/** To this reader, a space has no outline and is in no font. */
type ShownGlyph = { isInFont: boolean; unicode: string };
type WrittenPage = {
  /** In the order in which it was drawn. */
  texts: WrittenText[];
  /** The whole text as it would be copied; ends of lines are not spaces. */
  whole: string;
  /** The shown glyphs, each with the text it stands for. */
  glyphs: ShownGlyph[];
  tags: string;
};

/** A report as another program reads it. */
export async function readPdf(report: Uint8Array) {
  const task = getDocument({
    data: report.slice(),
    cMapUrl: `${path.join(PDFJS, "cmaps")}/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pages: WrittenPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str !== ""
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              right: Number(item.transform[4]) + item.width,
            },
          ]
        : [],
    );
    const { fnArray, argsArray } = await page.getOperatorList();
    const glyphs = fnArray.flatMap((operator, at) =>
      operator === OPS.showText ? glyphsIn(argsArray[at]) : [],
    );
    const tags = JSON.stringify(await page.getStructTree());
    pages.push({ texts, whole: texts.map(({ text }) => text).join(""), glyphs, tags });
  }
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const actions = await document.getJSActions();
  await task.destroy();
  return { pages, info, outline, actions, whole: pages.map((page) => page.whole).join("") };
}

function glyphsIn(argument: unknown): ShownGlyph[] {
  const shown: unknown = Array.isArray(argument) ? argument[0] : undefined;
  if (!Array.isArray(shown)) return [];
  return shown.flatMap((glyph: unknown) =>
    typeof glyph === "object" && glyph !== null && "isInFont" in glyph && "unicode" in glyph
      ? [
          {
            isInFont: glyph.isInFont === true || glyph.unicode === " ",
            unicode: String(glyph.unicode),
          },
        ]
      : [],
  );
}
