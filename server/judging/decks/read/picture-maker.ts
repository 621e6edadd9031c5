import { readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PagePicture } from "./page-pictures.ts";

/** The process that draws the pages of one deck; page-pictures.ts starts it and bounds what it may do. */
const ANSWER = 3;
const PDFJS = path.resolve(import.meta.dirname, "../../../../node_modules/pdfjs-dist");
/** Of the longer side, in pixels: small print is legible, and models scale larger pictures down. */
const LONGER_SIDE = 1024;
const QUALITY = 70;
const [file = "", mostPages = "", mostBytes = ""] = process.argv.slice(2);

function tell(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  // The pipe takes what it has room for.
  while (rest.length > 0) rest = rest.subarray(writeSync(ANSWER, rest));
}

tell("ready");
const document = await getDocument({
  data: new Uint8Array(readFileSync(file)),
  verbosity: VerbosityLevel.ERRORS,
  useWorkerFetch: false,
  enableXfa: false,
  cMapUrl: `${PDFJS}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${PDFJS}/standard_fonts/`,
  wasmUrl: `${PDFJS}/wasm/`,
}).promise;
const pictures: PagePicture[] = [];
let room = Number(mostBytes);
for (let page = 1; page <= Math.min(document.numPages, Number(mostPages)); page += 1) {
  const jpeg = await jpegOf(page);
  room -= jpeg.length;
  if (room < 0) break;
  pictures.push({ page, jpeg });
}
tell(JSON.stringify(pictures));
process.exit();

async function jpegOf(number: number): Promise<string> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // @ts-expect-error Drawn on a canvas of the server: it has all of a browser's that pdf.js asks for.
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return canvas.toBuffer("image/jpeg", QUALITY).toString("base64");
}
