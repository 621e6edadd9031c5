import { readFileSync } from "node:fs";
import { PdfRefusal } from "../../../files/pdf/refusal.ts";
import { scanPdf } from "../../../files/pdf/scan.ts";
import { blankImages } from "./blank-images.ts";
import type { DeckReading } from "./deck.ts";
import { readPages } from "./read-pages.ts";
import { refusalOf } from "./refusal.ts";

/** Reads a stranger's deck. Only for a bounded process (reader.ts), as the file may be hostile. */
export async function readDeckFile(file: string, maxPages: number): Promise<DeckReading> {
  try {
    const bytes = readFileSync(file);
    await scanPdf(bytes, maxPages);
    blankImages(bytes);
    const { buffer, byteOffset, length } = bytes;
    return await readPages(new Uint8Array(buffer, byteOffset, length), maxPages);
  } catch (error) {
    if (error instanceof PdfRefusal) return refusalOf(error.problem);
    if (error instanceof RangeError) return refusalOf("pdf_too_complex");
    throw error;
  }
}
