import path from "node:path";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const PDFJS = path.resolve(import.meta.dirname, "../../../../node_modules/pdfjs-dist");

/** Begins to open a stranger's PDF: without forms, without a network, with pdf.js' own fonts. */
export function openDocument(data: Uint8Array, { isDrawn }: { isDrawn: boolean }) {
  return getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    enableXfa: false,
    cMapUrl: `${PDFJS}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
    // Pictures are only decoded for drawing.
    ...(isDrawn && { wasmUrl: `${PDFJS}/wasm/` }),
  });
}
