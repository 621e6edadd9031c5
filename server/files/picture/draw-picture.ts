import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { PICTURE_WIDTHS, type PictureKind } from "../../../contracts/pictures.ts";
import { pictureFormat } from "../picture-format.ts";
import { readPictureHeader } from "../picture-header.ts";
import { tellParent } from "../tell-parent.ts";
import type { DrawnPicture, PictureProblem } from "./prepare-picture.ts";

/** The process that redraws one picture; prepare-picture.ts starts it and bounds what it may do. */
/** All decoders but these are disabled, so that no disguised SVG, PDF or TIFF is ever read. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** A phone's camera makes 50 million pixels; decoded whole they take 200 MB. */
const MOST_PIXELS = 64e6;
/** Narrower ones look blurred everywhere. */
const LEAST_WIDTH: Record<PictureKind, number> = { photo: 320, logo: 64 };
const DECODED = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true } as const;

/** The most bytes of a picture: below these, nobody on a slow network has to wait. */
const BUDGET: Record<number, number> = { 320: 16_000, 640: 36_000, 1280: 60_000 };
/** Tried from the best on, until one fits. */
const AVIF_QUALITIES = [56, 46, 38, 30, 24];
const WEBP_QUALITIES = [78, 64, 50, 38, 28];
/** One step more takes five times as long, for 3 % fewer bytes. */
const EFFORT = 3;
/** WebP is for the few browsers without AVIF. */
const WEBP_ALLOWANCE = 1.5;

const [file = "", kind = ""] = process.argv.slice(2);

tellParent("ready");
const drawn = await draw(readFileSync(file), kind === "logo" ? "logo" : "photo");
tellParent(JSON.stringify(drawn));
process.exit();

async function draw(
  bytes: Buffer,
  kind: PictureKind,
): Promise<DrawnPicture | { problem: PictureProblem }> {
  if (bytes.length === 0) return { problem: "file_empty" };
  const format = pictureFormat(bytes);
  if (format === undefined) return { problem: "not_an_image" };
  if (format === "heic") return { problem: "image_heic" };
  const header = await readPictureHeader(bytes);
  if (header === undefined) return { problem: "image_damaged" };
  const { width, height } = header.autoOrient;
  if (width * height > MOST_PIXELS) return { problem: "image_too_large" };
  if (width < LEAST_WIDTH[kind] || (kind === "logo" && height < LEAST_WIDTH.logo / 4)) {
    return { problem: "image_too_small" };
  }
  try {
    return await (kind === "logo" ? drawLogo(bytes) : drawPhoto(bytes, { width, height }));
  } catch {
    return { problem: "image_damaged" };
  }
}

/** Upright, with nothing of the original but its pixels: no place, no camera. Of an animation, the first frame. */
async function drawPhoto(
  bytes: Buffer,
  size: { width: number; height: number },
): Promise<DrawnPicture> {
  const widths = [...PICTURE_WIDTHS.photo].sort((a, b) => b - a);
  const pixels = await rawOf(
    sharp(bytes, DECODED)
      .autoOrient()
      .resize({ width: widths[0], withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#fff" }),
  );
  const files: DrawnPicture["files"] = [];
  for (const width of widths) {
    const scaled = () => pixels().resize({ width, withoutEnlargement: true });
    const budget = BUDGET[width] ?? Number.POSITIVE_INFINITY;
    const avif = await fitting(AVIF_QUALITIES, budget, (quality) =>
      scaled().avif({ quality, effort: EFFORT }),
    );
    const webp = await fitting(WEBP_QUALITIES, budget * WEBP_ALLOWANCE, (quality) =>
      scaled().webp({ quality }),
    );
    files.push({ width, format: "avif", base64: avif }, { width, format: "webp", base64: webp });
  }
  return { ...size, color: await colorOf(pixels()), files };
}

/** The whole logo in a transparent square, as pages show it. */
async function drawLogo(bytes: Buffer): Promise<DrawnPicture> {
  const widths = [...PICTURE_WIDTHS.logo].sort((a, b) => b - a);
  const side = widths[0] ?? 0;
  const square = { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const pixels = await rawOf(
    sharp(bytes, DECODED)
      .autoOrient()
      .resize(side, side, square)
      .toColourspace("srgb")
      .ensureAlpha(),
  );
  const files: DrawnPicture["files"] = [];
  for (const width of widths) {
    const scaled = () => pixels().resize(width, width, square);
    const avif = await scaled().avif({ quality: 70, effort: EFFORT }).toBuffer();
    const webp = await scaled().webp({ quality: 88 }).toBuffer();
    files.push(
      { width, format: "avif", base64: avif.toString("base64") },
      { width, format: "webp", base64: webp.toString("base64") },
    );
  }
  return { width: side, height: side, color: await colorOf(pixels()), files };
}

/** Decodes once, at the largest size; the result gives a fresh pipeline for each drawing. */
async function rawOf(decoding: Sharp): Promise<() => Sharp> {
  const { data, info } = await decoding.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

/** The best quality that fits into the budget, or the lowest. @returns the file, in base64. */
async function fitting(
  qualities: number[],
  budget: number,
  encode: (quality: number) => Sharp,
): Promise<string> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = Buffer.from(await encode(quality).toBuffer());
    if (bytes.length <= budget) break;
  }
  return bytes.toString("base64");
}

async function colorOf(picture: Sharp): Promise<string> {
  const { dominant } = await picture.flatten({ background: "#fff" }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
