import { essenceOf } from "./mime-type.ts";

/**
 * Files share the site's origin, so nothing in them may run in a browser. A document is at most
 * shown in a sandbox without scripts, forms and requests.
 */
export const SANDBOX =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Types that a browser shows without running anything; everything else is downloaded. */
const SHOWN =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|audio\/[\w.+-]+|video\/[\w.+-]+|font\/[\w.+-]+|text\/(?:plain|csv|markdown)|application\/(?:pdf|json))$/;

/** Types that a page could load as script, style or document. */
const RUN = /(?:^text\/html$|javascript|ecmascript|jscript|livescript|^text\/css$|xhtml)/;

/** The type that a file is sent as. */
export function sentType(mimeType: string | undefined): string {
  if (mimeType === undefined) return "application/octet-stream";
  return RUN.test(essenceOf(mimeType)) ? "text/plain; charset=utf-8" : mimeType;
}

/**
 * `attachment` when the reader asked for a download, or the file is of a kind that is not shown.
 * @param download the name to save it under; "" for its own.
 */
export function disposition(mimeType: string | undefined, download: string | null): string {
  if (download === null) {
    return SHOWN.test(essenceOf(mimeType ?? "")) ? "inline" : "attachment";
  }
  // Cut first: the cut may halve a character.
  const name = download.slice(0, 255).toWellFormed();
  if (name === "") return "attachment";
  // The old parameter for old readers, the extended one (RFC 8187) for the name as it is.
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`;
}
