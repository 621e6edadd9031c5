import {
  GlobalWorkerOptions,
  getDocument,
  VerbosityLevel,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// The build for older browsers: phones are used for years.
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** Where the build puts files that PDFs may need: character maps, standard fonts, decoders. */
const FILES = `/assets/pdfjs-${version}/`;
/** Larger pictures are left out: a phone could not hold them. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;
const MAX_CANVAS_BYTES = 64 * 1024 * 1024;

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Begins to read a PDF from an address. Weighs half a megabyte: to be imported on demand.
 * @param isInPart loads only what the requested pages need; otherwise the others follow.
 */
export function readPdf(url: string, isInPart: boolean) {
  return getDocument({
    url,
    disableStream: isInPart,
    disableAutoFetch: isInPart,
    // A font that the device lacks is not a fault of the page: the browser substitutes another.
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    useWorkerFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_CANVAS_BYTES,
    // Pages are only viewed: no forms, no scripts, no drawing in a second thread.
    enableXfa: false,
    disableWorkerRendering: true,
  });
}
