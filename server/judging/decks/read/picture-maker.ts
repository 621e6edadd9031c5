import { readFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { tellParent } from "../../../files/tell-parent.ts";
import { openDocument } from "./open-document.ts";
import type { PagePicture } from "./page-pictures.ts";

/** The process that draws the pages of one deck; page-pictures.ts starts it and bounds what it may do. */
/** Pixels of the longer side: small print is legible, and models scale larger pictures down. */
const LONGER_SIDE = 1024;
const QUALITY = 70;
const [file = "", mostPages = "", mostBytes = ""] = process.argv.slice(2);

tellParent("ready");
const document = await openDocument(new Uint8Array(readFileSync(file)), { isDrawn: true }).promise;
const pictures: PagePicture[] = [];
let room = Number(mostBytes);
for (let page = 1; page <= Math.min(document.numPages, Number(mostPages)); page += 1) {
  const jpeg = await jpegOf(page);
  room -= jpeg.length;
  if (room < 0) break;
  pictures.push({ page, jpeg });
}
tellParent(JSON.stringify(pictures));
process.exit();

async function jpegOf(number: number): Promise<string> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // @ts-expect-error The server's canvas has all that pdf.js needs of a browser's.
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return canvas.toBuffer("image/jpeg", QUALITY).toString("base64");
}
