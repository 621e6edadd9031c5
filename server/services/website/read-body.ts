import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const DECOMPRESSORS = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * The beginning of a body, decompressed, up to limits on bytes read and bytes kept. Breaking off
 * after that, or an unknown encoding, does no harm: a page's head is at its beginning.
 */
export async function readBody(
  body: Readable,
  { encoding, maxBytes }: { encoding: string; maxBytes: number },
): Promise<Buffer> {
  if (encoding === "" || encoding === "identity") return firstBytes(body, maxBytes);
  const createDecompressor = DECOMPRESSORS.get(encoding);
  if (createDecompressor === undefined) return Buffer.alloc(0);
  const unpacked = createDecompressor();
  unpacked.end(await firstBytes(body, maxBytes));
  return firstBytes(unpacked, maxBytes);
}

async function firstBytes(stream: Readable, maxBytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      kept.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch (error) {
    // Nothing at all is no answer; a part is enough.
    if (length === 0) throw error;
  }
  return Buffer.concat(kept).subarray(0, maxBytes);
}
