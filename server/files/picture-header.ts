import sharp, { type Metadata } from "sharp";

/** The content of a picture's header, without reading pixels; undefined if it cannot be read. */
export async function readPictureHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
