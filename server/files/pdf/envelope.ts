import { PdfRefusal } from "./refusal.ts";

/** Readers look for the header this far into the file. */
const HEADER_WITHIN = 1024;
/**
 * Formats that a file could be at the same time: a deck must not also open as a page or a program.
 */
const OTHER_FORMATS = [
  "MZ",
  "\x7fELF",
  "#!",
  "PK",
  "\xd0\xcf\x11\xe0",
  "GIF8",
  "\xff\xd8\xff",
  "\x89PNG",
];
const MARKUP = /^[\s\xef\xbb\xbf]*<[!?a-z]/i;

/** Whether the first bytes are those of a PDF. @throws PdfRefusal */
export function judgeHead(head: Uint8Array): void {
  const text = Buffer.from(head).toString("latin1", 0, HEADER_WITHIN);
  const begin = text.indexOf("%PDF-");
  const isOther = MARKUP.test(text) || OTHER_FORMATS.some((format) => text.startsWith(format));
  if (begin < 0 || isOther) throw new PdfRefusal("not_a_pdf");
}

/**
 * Whether the file is complete: an end mark, no object after the last one, and as many bytes as a
 * linearised file states (its first end mark is near the beginning).
 * @throws PdfRefusal
 */
export function judgeEnd(
  bytes: Buffer,
  { lastObject, linearizedLength }: { lastObject: number; linearizedLength: number | undefined },
): void {
  const end = bytes.lastIndexOf("%%EOF");
  const isShort = linearizedLength !== undefined && linearizedLength > bytes.length;
  if (end < 0 || end < lastObject || isShort) throw new PdfRefusal("pdf_damaged");
}
