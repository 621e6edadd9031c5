import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from "node:zlib";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** An answer before it is laid out for the wire. */
export type PlainAnswer = {
  status: number;
  body: string | Uint8Array;
  headers: Record<string, string>;
  /** Whether it may be kept for others. */
  storable: boolean;
};

/** An answer in one encoding with all its headers, so that sending it costs one write. */
export type StoredAnswer = {
  status: number;
  etag: string;
  /** Alternating names and values. */
  headers: string[];
  body: Uint8Array<ArrayBuffer>;
  storable: boolean;
  /** For a copy in another encoding, which is no fresher than its source. */
  freshUntil?: number;
};

/**
 * 256 kB, more than any page. The usual 4 MB count towards the engine's heap, and made it collect
 * garbage all the time.
 */
const WINDOW_BITS = 18;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const decompress = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body: Uint8Array) => Buffer.from(body),
};

/**
 * Compression levels for brotli and gzip. A visitor is waiting: 1 ms a page, against 66 ms at the
 * best quality, which comes later.
 */
const QUALITY = { br: 5, gzip: 6 };
/**
 * Others are waiting, too: half the time for a tenth more bytes. Popular pages get the best quality
 * later.
 */
const HASTY_QUALITY = { br: 3, gzip: 3 };

/** Compresses off this thread, and lays the answer out. */
export async function storeAnswer(answer: PlainAnswer, encoding: Encoding): Promise<StoredAnswer> {
  const plain = Buffer.from(answer.body);
  const body =
    encoding === "br"
      ? await compressWithBrotli(plain, brotliOptions(plain, QUALITY.br))
      : encoding === "gzip"
        ? await compressWithGzip(plain, { level: QUALITY.gzip })
        : plain;
  return layOut(answer, encoding, etagOf(plain), body);
}

/**
 * As `storeAnswer`, but on this thread: Node's helper threads would compete with visitors of stored
 * pages. The body has its own memory.
 * @param inHaste others wait for the thread.
 */
export function storeAnswerNow(
  answer: PlainAnswer,
  encoding: Encoding,
  inHaste = false,
): StoredAnswer {
  const plain = Buffer.from(answer.body);
  const quality = inHaste ? HASTY_QUALITY : QUALITY;
  const body =
    encoding === "br"
      ? brotliCompressSync(plain, brotliOptions(plain, quality.br))
      : encoding === "gzip"
        ? gzipSync(plain, { level: quality.gzip })
        : plain;
  return layOut(answer, encoding, etagOf(plain), new Uint8Array(body));
}

function brotliOptions(plain: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  };
}

/** Identifies a body to browsers that may already have it. */
export function etagOf(plain: Uint8Array): string {
  return `W/"${hash("sha1", plain, "base64url")}"`;
}

/** Lays out an answer whose body is already compressed, such as a built file. */
export function layOut(
  { status, headers, storable }: Omit<PlainAnswer, "body">,
  encoding: Encoding,
  etag: string,
  body: Uint8Array<ArrayBuffer>,
): StoredAnswer {
  const all = {
    ...headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.length),
    etag,
  };
  return { status, etag, headers: Object.entries(all).flat(), body, storable };
}

/** The same answer in another encoding, which is no fresher. */
export async function transcode(
  answer: StoredAnswer & { freshUntil: number },
  from: Encoding,
  to: Encoding,
): Promise<StoredAnswer> {
  const body = (await decompress[from](answer.body)).toString();
  const headers: Record<string, string> = {};
  for (let at = 0; at < answer.headers.length; at += 2) {
    headers[answer.headers[at] ?? ""] = answer.headers[at + 1] ?? "";
  }
  delete headers["content-encoding"];
  const copy = await storeAnswer({ ...answer, body, headers }, to);
  return { ...copy, freshUntil: answer.freshUntil };
}

/** Sends a stored answer, or a 304 if the browser already has it. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  extraHeaders: string[],
): void {
  const headers = extraHeaders.length === 0 ? answer.headers : [...answer.headers, ...extraHeaders];
  if (answer.status === 200 && isNamedBy(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, headers.filter(notAboutBody)).end();
    return;
  }
  response.writeHead(answer.status, headers);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}

/** Whether the browser has this answer already: one tag, a list (from a proxy), or the star. */
function isNamedBy(tags: string | undefined, etag: string): boolean {
  if (tags === undefined || tags === etag) return tags !== undefined;
  return tags === "*" || tags.split(",").some((tag) => tag.trim() === etag);
}

/** The best encoding that the visitor accepts. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const REFUSED = /\b(\w+)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;

/**
 * Browsers never refuse an encoding that they name; the rare program that does is parsed exactly.
 */
function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  if (!accepted.includes("q=0")) return true;
  return ![...accepted.matchAll(REFUSED)].some(([, refused]) => refused === encoding);
}

/** Filters a flat list of names and values for headers that a 304 may have. */
function notAboutBody(_item: string, index: number, list: string[]): boolean {
  const name = list[index - (index % 2)];
  return name !== "content-length" && name !== "content-encoding" && name !== "content-type";
}
