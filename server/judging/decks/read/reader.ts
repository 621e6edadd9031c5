import { readFileSync } from "node:fs";
import { PdfRefusal } from "../../../files/pdf/refusal.ts";
import { scanPdf } from "../../../files/pdf/scan.ts";
import { tellParent } from "../../../files/tell-parent.ts";
import { blankImages } from "./blank-images.ts";
import type { Reading } from "./deck.ts";
import { readPages } from "./read-pages.ts";
import { refusalOf } from "./refusal.ts";

/** The process that reads one deck of a stranger; read-deck.ts starts it and bounds what it may do. */
const [file = "", maxPages = ""] = process.argv.slice(2);

const tell = (said: Reading) => tellParent(JSON.stringify(said));

tell({ state: "ready" });
try {
  const bytes = readFileSync(file);
  await scanPdf(bytes, Number(maxPages));
  blankImages(bytes);
  tell(
    await readPages(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), Number(maxPages)),
  );
} catch (error) {
  if (error instanceof PdfRefusal) tell(refusalOf(error.problem));
  else if (error instanceof RangeError) tell(refusalOf("pdf_too_complex"));
  else throw error;
}
process.exit();
