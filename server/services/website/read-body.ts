import type { Duplex, Readable } from "node:stream";
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
  return unpack(createDecompressor(), await firstBytes(body, maxBytes), maxBytes);
}

/**
 * A whole body, decompressed: one that breaks off is not whole.
 * @returns undefined when it is larger, packed or not.
 * @throws Error when it breaks off, or is packed in an unknown way.
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
    // Nothing at all is no answer; a part is enough, where only the beginning counts.
    if (length === 0 || isWhole) throw error;
  }
  return Buffer.concat(kept).subarray(0, maxBytes);
}
