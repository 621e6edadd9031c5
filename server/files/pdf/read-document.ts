import { getDocument, PasswordException, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { seenLine } from "../../language/unseen-signs.ts";
import { PdfRefusal } from "./refusal.ts";

/** 200 inches, beyond which Acrobat refuses to show a page. */
const MAX_SIDE = 14_400;
const MAX_TITLE_LENGTH = 200;

export type PdfDocument = { pages: number; title?: string };

/**
 * Reads the document as a viewer does: its pages, one by one, and its title.
 * @param isEncrypted the scan's result: a viewer that finds otherwise sees another document
 * @throws PdfRefusal
 */
export async function readDocument(
  bytes: Uint8Array,
  { maxPages, isEncrypted }: { maxPages: number; isEncrypted: boolean },
): Promise<PdfDocument> {
  const loading = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    useWorkerFetch: false,
    enableXfa: false,
  });
  try {
    const document = await loading.promise;
    const { numPages } = document;
    if (numPages < 1) throw new PdfRefusal("pdf_no_pages");
    if (numPages > maxPages) throw new PdfRefusal("pdf_too_many_pages");
    // A second check of what the scan looked for.
    if (await document.hasJSActions()) throw new PdfRefusal("pdf_has_scripts");
    if (await document.getAttachments()) throw new PdfRefusal("pdf_has_attachments");
    for (let number = 1; number <= numPages; number += 1) {
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const side = Math.max(right - left, top - bottom) * page.userUnit;
      if (!(side <= MAX_SIDE)) throw new PdfRefusal("pdf_too_complex");
      if (await page.getJSActions()) throw new PdfRefusal("pdf_has_scripts");
      page.cleanup();
    }
    const { info } = await document.getMetadata();
    const isFoundSo = "EncryptFilterName" in info && info.EncryptFilterName !== null;
    if (isFoundSo !== isEncrypted) throw new PdfRefusal("pdf_too_complex");
    return { pages: numPages, ...titleOf(info) };
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
    if (error instanceof PasswordException) throw new PdfRefusal("pdf_encrypted");
    if (error instanceof RangeError) throw new PdfRefusal("pdf_too_complex");
    throw new PdfRefusal("pdf_damaged");
  }
}

function titleOf(info: object): { title?: string } {
  const written = "Title" in info && typeof info.Title === "string" ? info.Title : "";
  const title = seenLine(written).slice(0, MAX_TITLE_LENGTH).trim();
  return title === "" ? {} : { title };
}
