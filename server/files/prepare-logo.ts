import sharp from "sharp";
import {
  LOGO_MAX_BYTES,
  LOGO_MAX_PIXELS,
  LOGO_MIN_SIDE,
  LOGO_SIZES,
  type LogoProblem,
  type LogoSize,
} from "../../contracts/files.ts";
import { pictureFormat } from "./picture-format.ts";
import { readPictureHeader } from "./picture-header.ts";

/** All decoders but these are disabled, so that no disguised SVG, PDF or TIFF is ever read. */
const DECODERS = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: DECODERS });
// The same logo rarely comes twice, so a cache would only take memory.
sharp.cache(false);

const SECONDS_TO_DECODE = 10;

export type LogoPicture = { size: LogoSize; name: `logo-${LogoSize}.webp`; bytes: Buffer };
/** The formats of the decoders below. */
const LOGO_FORMATS = ["jpeg", "png", "webp"] as const;
type LogoFormat = (typeof LOGO_FORMATS)[number];

export type LogoCheck =
  | { ok: true; format: LogoFormat; width: number; height: number; pictures: LogoPicture[] }
  | { ok: false; problem: LogoProblem };

/**
 * Judges a logo by its content and redraws it: WebP, fit into a transparent square, upright, the
 * first frame of an animation, and nothing of the original but its pixels (no place, no camera).
 */
export async function prepareLogo(bytes: Uint8Array): Promise<LogoCheck> {
  const refused = (problem: LogoProblem): LogoCheck => ({ ok: false, problem });
  if (bytes.byteLength === 0) return refused("file_empty");
  if (bytes.byteLength > LOGO_MAX_BYTES) return refused("file_too_large");
  const found = pictureFormat(bytes);
  const format = LOGO_FORMATS.find((one) => one === found);
  if (format === undefined) return refused("not_an_image");

  const header = await readPictureHeader(bytes);
  if (header === undefined || header.format !== format) return refused("image_damaged");
  const { width, height } = header.autoOrient;
  if (width * height > LOGO_MAX_PIXELS) return refused("image_too_large");
  if (Math.max(width, height) < LOGO_MIN_SIDE) return refused("image_too_small");

  try {
    return { ok: true, format, width, height, pictures: await draw(bytes) };
  } catch {
    return refused("image_damaged");
  }
}

/** Decodes once, at the largest size; the smaller ones are derived from it. */
async function draw(bytes: Uint8Array): Promise<LogoPicture[]> {
  const largest = Math.max(...LOGO_SIZES);
  const { data, info } = await sharp(bytes, { limitInputPixels: LOGO_MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: SECONDS_TO_DECODE })
    .autoOrient()
    .resize(largest, largest, square)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    LOGO_SIZES.map(async (size) => ({
      size,
      name: `logo-${size}.webp` as const,
      bytes: await sharp(data, { raw }).resize(size, size, square).webp({ quality: 88 }).toBuffer(),
    })),
  );
}

const square = {
  fit: "contain",
  background: { r: 0, g: 0, b: 0, alpha: 0 },
} as const;
