import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Variant = { body: Buffer; headers: string[] };

/** A page ready to be sent: every encoding with its headers, so that a hit costs one write. */
export type StoredPage = {
  status: number;
  etag: string;
  br: Variant;
  gzip: Variant;
  identity: Variant;
  /** Memory that it takes, for the cache's bound. */
  bytes: number;
  /** Whether it may be kept. */
  storable: boolean;
};

/** A page that is kept is worth 10 ms once; one that is not (a missing page) gets 1.5 ms. */
const BROTLI_QUALITY = { kept: 9, once: 5 } as const;

/** Compresses a page and lays out its headers once. */
export async function storePage(page: {
  status: number;
  body: string;
  headers: Record<string, string>;
  storable: boolean;
}): Promise<StoredPage> {
  const identity = Buffer.from(page.body);
  const quality = page.storable ? BROTLI_QUALITY.kept : BROTLI_QUALITY.once;
  const [br, zipped] = await Promise.all([
    compressWithBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressWithGzip(identity, { level: page.storable ? 9 : 1 }),
  ]);
  const etag = `W/"${createHash("sha1").update(identity).digest("base64url")}"`;
  const variant = (body: Buffer, encoding: string | undefined): Variant => ({
    body,
    headers: Object.entries({
      ...page.headers,
      ...(encoding ? { "content-encoding": encoding } : {}),
      "content-length": String(body.length),
      etag,
    }).flat(),
  });
  return {
    status: page.status,
    etag,
    br: variant(br, "br"),
    gzip: variant(zipped, "gzip"),
    identity: variant(identity, undefined),
    bytes: br.length + zipped.length + identity.length,
    storable: page.storable,
  };
}

/** Sends a stored page in the best encoding that the browser takes. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  extraHeaders: string[],
): void {
  const variant = page[encodingFor(request.headers["accept-encoding"])];
  const headers =
    extraHeaders.length === 0 ? variant.headers : [...variant.headers, ...extraHeaders];
  if (page.status === 200 && isNamedBy(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headers.filter(notAboutBody)).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

/** Whether the browser holds this page already: one tag, a list (from a proxy), or the star. */
function isNamedBy(tags: string | undefined, etag: string): boolean {
  if (tags === undefined || tags === etag) return tags !== undefined;
  return tags === "*" || tags.split(",").some((tag) => tag.trim() === etag);
}

function encodingFor(accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  if (typeof accepted !== "string") return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const REFUSED = /\b(\w+)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;

/** Browsers never refuse an encoding that they name; the rare program that does is read with care. */
function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  if (!accepted.includes("q=0")) return true;
  return ![...accepted.matchAll(REFUSED)].some(([, refused]) => refused === encoding);
}

/** Of a flat list of names and values, what a 304 may carry. */
function notAboutBody(_item: string, index: number, list: string[]): boolean {
  const name = list[index - (index % 2)];
  return name !== "content-length" && name !== "content-encoding" && name !== "content-type";
}
