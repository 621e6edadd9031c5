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

/** A visitor waits for this one: 2 ms a page, against 66 ms at the best quality, which comes later. */
const BROTLI_QUALITY = 5;
/** Makes Home fit into the first flight of a connection (10 packets): a round trip less. */
const BEST_BROTLI_QUALITY = 11;

/** Compresses a page and lays out its headers once. */
export async function storePage(page: {
  status: number;
  body: string;
  headers: Record<string, string>;
  storable: boolean;
}): Promise<StoredPage> {
  const identity = Buffer.from(page.body);
  const [br, zipped] = await Promise.all([
    brotli(identity, BROTLI_QUALITY),
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

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressWithBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

let refining: Promise<void> = Promise.resolve();

/**
 * Compresses a kept page as far as it goes and puts the result in its place: one page at a time,
 * behind whatever visitors wait for.
 * @param isKept whether the page is still worth it when its turn comes.
 */
export function refineStored(page: StoredPage, isKept: () => boolean): Promise<void> {
  refining = refining.then(async () => {
    if (!isKept()) return;
    const body = await brotli(page.identity.body, BEST_BROTLI_QUALITY);
    const headers = [...page.br.headers];
    headers[headers.indexOf("content-length") + 1] = String(body.length);
    page.br = { body, headers };
  });
  return refining;
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
