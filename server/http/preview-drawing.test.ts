import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import { drawPreview } from "./preview-drawing.ts";

/** The colours of one part of a picture, as the site's pictures have them. */
async function colorsAt(png: Buffer, points: [x: number, y: number][]): Promise<string[]> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => {
    const { data } = context.getImageData(x, y, 1, 1);
    return `#${Buffer.from(data.subarray(0, 3)).toString("hex")}`;
  });
}

const site = { title: "Where startups take root", badge: "", language: "en" } as const;

/** On the dial's band: left (easy), top (usual), right (hard). */
const BAND: [number, number][] = [
  [871, 530],
  [993, 421],
  [1117, 530],
];

it("the site's picture shows the week's barometer", async () => {
  const difficulty = { index: 19.4, name: "Funding difficulty index" };
  expect(await colorsAt(drawPreview({ ...site, difficulty }), BAND)).toEqual([
    "#3fa66b",
    "#e9a23b",
    "#d9583b",
  ]);
});

it("and none without an index", async () => {
  const colors = await colorsAt(drawPreview(site), BAND);
  expect(colors.filter((color) => ["#3fa66b", "#e9a23b", "#d9583b"].includes(color))).toEqual([]);
});
