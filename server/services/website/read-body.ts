import type { Duplex, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const DECOMPRESSORS = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * The beginning of a body, decompressed, up to limits on bytes read and bytes kept. A body that breaks
 * off after its beginning does no harm, as that has a page's head.
 */
export async function readBody(
  body: Readable,
  { encoding, maxBytes }: { encoding: string; maxBytes: number },
): Promise<Buffer> {
  if (encoding === "" || encoding === "identity") return firstBytes(body, maxBytes);
  const createDecompressor = DECOMPRESSORS.get(encoding);
  if (createDecompressor === undefined) return Buffer.alloc(0);
  return unpack(createDecompressor(), await firstBytes(body, maxBytes), maxBytes);
}

/**
 * A whole body, decompressed.
 * @returns undefined if it is too large, compressed or not
 * @throws Error if it breaks off, or is compressed in an unknown way
 */
export async function readWholeBody(
  body: Readable,
  { encoding, maxBytes }: { encoding: string; maxBytes: number },
): Promise<Buffer | undefined> {
  const atMost = maxBytes + 1;
  const packed = await firstBytes(body, atMost, { isWhole: true });
  if (packed.length > maxBytes) return undefined;
  if (encoding === "" || encoding === "identity") return packed;
  const createDecompressor = DECOMPRESSORS.get(encoding);
  if (createDecompressor === undefined) throw new Error("The body is packed in an unknown way.");
  const bytes = await unpack(createDecompressor(), packed, atMost, { isWhole: true });
  return bytes.length > maxBytes ? undefined : bytes;
}

function unpack(
  decompressor: Duplex,
  packed: Buffer,
  maxBytes: number,
  whole?: { isWhole: boolean },
): Promise<Buffer> {
  decompressor.end(packed);
  return firstBytes(decompressor, maxBytes, whole);
}

async function firstBytes(
  stream: Readable,
  maxBytes: number,
  { isWhole } = { isWhole: false },
): Promise<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      kept.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch (error) {
    // An empty body is no answer; if only the beginning counts, a part is enough.
    if (length === 0 || isWhole) throw error;
  }
  return Buffer.concat(kept).subarray(0, maxBytes);
}
