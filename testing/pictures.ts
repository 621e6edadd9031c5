import { crc32, deflateSync } from "node:zlib";

/** A green square as PNG, written by hand. */
export function png(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(side * 3, Buffer.from([15, 90, 69]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return pngOf(head, pixels);
}

/** A PNG whose header promises far more than its few kilobytes hold. */
export function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8], 8);
  return pngOf(head, deflateSync(Buffer.alloc((side + 1) * 100)));
}

export const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

function pngOf(head: Buffer, pixels: Buffer): Buffer {
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
