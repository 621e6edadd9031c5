import {
  GlobalWorkerOptions,
  getDocument,
  VerbosityLevel,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// The build for browsers of some years ago: phones are used for long.
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** Where the build puts what PDFs may need: character maps, standard fonts, decoders. */
const FILES = `/assets/pdfjs-${version}/`;
/** A picture of more pixels is left out: a phone could not hold it. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;
const MAX_CANVAS_BYTES = 64 * 1024 * 1024;

GlobalWorkerOptions.workerSrc = workerUrl;

/** Begins to read a PDF from an address. Weighs half a megabyte: to be imported when asked for. */
export function readPdf(url: string) {
  return getDocument({
    url,
    // A font that a device lacks is no fault of the page: the browser draws with what it has.
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    useWorkerFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_CANVAS_BYTES,
    // Pages are only looked at: no forms, no scripts, no drawing in a second thread.
    enableXfa: false,
    disableWorkerRendering: true,
  });
}
