import type { Fill, Part } from "./shot.ts";
import { toBytes } from "./shot.ts";

export const TEXT = 1;
export const BINARY = 2;

/** A zero mask: the bytes stay readable, and repeatable exactly. */
const MASK = Buffer.alloc(4);

/** A client's frame. Length, mask and flags can be made to lie. */
export function webSocketFrame(
  opcode: number,
  part: Part,
  fill: Fill,
  how: { fin?: boolean; reserved?: number; masked?: boolean; length?: "right" | number } = {},
): Buffer {
  const payload = toBytes(part, fill);
  const { fin = true, reserved = 0, masked = true, length = "right" } = how;
  const first = (fin ? 0x80 : 0) | reserved | opcode;
  const head = Buffer.concat([
    Buffer.from([first]),
    lengthBytes(length === "right" ? payload.length : length, masked),
    masked ? MASK : Buffer.alloc(0),
  ]);
  return Buffer.concat([head, payload]);
}

function lengthBytes(length: number, masked: boolean): Buffer {
  const flag = masked ? 0x80 : 0;
  if (length < 126) return Buffer.from([flag | length]);
  if (length < 2 ** 16) {
    const short = Buffer.from([flag | 126, 0, 0]);
    short.writeUInt16BE(length, 1);
    return short;
  }
  const long = Buffer.concat([Buffer.from([flag | 127]), Buffer.alloc(8)]);
  long.writeBigUInt64BE(BigInt(length), 1);
  return long;
}
