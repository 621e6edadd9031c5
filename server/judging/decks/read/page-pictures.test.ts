import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { onePage } from "../../../files/pdf/test-handmade-pdf.ts";
import { startUploads } from "../../../files/pdf/test-uploads.ts";
import { drawPages, MOST_PICTURES } from "./page-pictures.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads();
});
afterAll(() => uploads.stop());

const DECK = path.resolve(import.meta.dirname, "../../../../eval/realistic/w1/w1-05.pdf");

it("each page is a picture of it, as large as a model looks at", async () => {
  const pictures = await drawPages(DECK);
  expect(pictures.map(({ page }) => page)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  const jpeg = sharp(Buffer.from(pictures[4]?.jpeg ?? "", "base64"));
  expect(await jpeg.metadata()).toMatchObject({ format: "jpeg", width: 1024, height: 576 });
  // The bars of the chart are purple, as in the deck.
  const { data } = await jpeg.raw().toBuffer({ resolveWithObject: true });
  const at = (350 * 1024 + 495) * 3;
  expect([...data.subarray(at, at + 3)].map((channel) => Math.round(channel / 32))).toEqual([
    4, 2, 5,
  ]);
});

it("no page is drawn that takes longer than it may", async () => {
  const endless = onePage({ content: "0 0 960 540 re f ".repeat(1_500_000) });
  expect(await drawPages(await uploads.store(endless), { timeoutMs: 3000 })).toEqual([]);
});

it("a damaged file is drawn as nothing, and the first pages of a long deck are enough", async () => {
  expect(await drawPages(await uploads.store(Buffer.from("%PDF-1.7 nothing more")))).toEqual([]);
  expect(MOST_PICTURES).toBe(20);
});
