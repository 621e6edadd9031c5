import sharp, { type Metadata } from "sharp";

/** What a picture's header says, without a pixel; undefined where it cannot be read. */
export async function readPictureHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
