import { constants, createInflateRaw, inflateRawSync } from "node:zlib";
import { PdfRefusal } from "./refusal.ts";

/**
 * Undoes one filter, but never returns more bytes than `most`.
 * @throws PdfRefusal, RangeError
 */
type Decoder = (bytes: Uint8Array, most: number) => Uint8Array;

/**
 * Filters by both of their names, except those of pictures: no reader unpacks objects with them.
 */
export const DECODERS: ReadonlyMap<string, Decoder> = new Map([
  ["FlateDecode", inflate],
  ["Fl", inflate],
  ["LZWDecode", unpackLzw],
  ["LZW", unpackLzw],
  ["RunLengthDecode", unpackRuns],
  ["RL", unpackRuns],
  ["ASCIIHexDecode", readHex],
  ["AHx", readHex],
  ["ASCII85Decode", readBase85],
  ["A85", readBase85],
  // In a file that is not encrypted it changes nothing.
  ["Crypt", (bytes) => bytes],
]);

/** Those with a high compression ratio. */
export const EXPANDING: ReadonlySet<string> = new Set([
  "FlateDecode",
  "Fl",
  "LZWDecode",
  "LZW",
  "RunLengthDecode",
  "RL",
]);

/** Without its checksum: readers ignore a wrong one, so the content must still be checked. */
function inflate(bytes: Uint8Array, most: number): Uint8Array {
  const whole = behindZlibHeader(bytes);
  try {
    return inflateRawSync(whole, { maxOutputLength: most });
  } catch (error) {
    if (isTooLong(error)) throw new PdfRefusal("pdf_too_complex");
    return inflateBroken(whole, most);
  }
}

/** A stream without its last block runs into what follows it: readers stop at `endstream`. */
function inflateBroken(bytes: Uint8Array, most: number): Uint8Array {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf("endstream");
  const soFar = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateRawSync(end < 0 ? bytes : bytes.subarray(0, end), soFar);
  } catch (error) {
    throw new PdfRefusal(isTooLong(error) ? "pdf_too_complex" : "pdf_damaged");
  }
}

/**
 * Counts the output without keeping it.
 * @throws PdfRefusal for more than `most`
 */
export async function inflatedLength(bytes: Uint8Array, most: number): Promise<number> {
  const inflater = createInflateRaw({ chunkSize: 256 * 1024 });
  inflater.end(behindZlibHeader(bytes));
  let length = 0;
  try {
    for await (const chunk of inflater) {
      length += chunk.length;
      if (length > most) throw new PdfRefusal("pdf_too_complex");
    }
  } catch (error) {
    throw error instanceof PdfRefusal ? error : new PdfRefusal("pdf_damaged");
  }
  return length;
}

function behindZlibHeader(bytes: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = bytes;
  const isZlib = (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
  if (!isZlib) throw new PdfRefusal("pdf_damaged");
  return bytes.subarray(2);
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}

function unpackLzw(bytes: Uint8Array, most: number): Uint8Array {
  const out = new Growing(most);
  let table: Uint8Array[] = [];
  let width = 9;
  let buffered = 0;
  let bits = 0;
  let previous: Uint8Array | undefined;
  for (const byte of bytes) {
    buffered = ((buffered << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (buffered >> bits) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      table = [];
      width = 9;
      previous = undefined;
      continue;
    }
    const known = code < 256 ? Uint8Array.of(code) : table[code - 258];
    const current = known ?? (previous && extended(previous, previous));
    if (current === undefined) throw new PdfRefusal("pdf_damaged");
    out.append(current);
    if (previous !== undefined && table.length < 4096 - 258)
      table.push(extended(previous, current));
    previous = current;
    // One code early, as in nearly all files.
    const next = table.length + 258 + 1;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  return out.bytes();
}

function extended(previous: Uint8Array, current: Uint8Array): Uint8Array {
  const longer = new Uint8Array(previous.length + 1);
  longer.set(previous);
  longer[previous.length] = current[0] ?? 0;
  return longer;
}

function unpackRuns(bytes: Uint8Array, most: number): Uint8Array {
  const out = new Growing(most);
  for (let position = 0; position < bytes.length; ) {
    const length = bytes[position] ?? 128;
    if (length === 128) break;
    const end = position + length + 2;
    if (length < 128) {
      out.append(bytes.subarray(position + 1, end));
      position = end;
    } else {
      out.append(new Uint8Array(257 - length).fill(bytes[position + 1] ?? 0));
      position += 2;
    }
  }
  return out.bytes();
}

function readHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e);
  const text = Buffer.from(end < 0 ? bytes : bytes.subarray(0, end)).toString("latin1");
  const digits = text.replace(/[^0-9a-f]/gi, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

function readBase85(bytes: Uint8Array, most: number): Uint8Array {
  const out = new Growing(most);
  let group: number[] = [];
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) out.append(new Uint8Array(4));
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) {
      out.append(fourBytes(group));
      group = [];
    }
  }
  if (group.length > 1) {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    out.append(fourBytes(padded).subarray(0, group.length - 1));
  }
  return out.bytes();
}

function fourBytes(digits: number[]): Uint8Array {
  const four = new Uint8Array(4);
  const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
  new DataView(four.buffer).setUint32(0, value);
  return four;
}

/** Bytes that grow up to a bound. */
class Growing {
  #bytes = new Uint8Array(64 * 1024);
  #length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  append(more: Uint8Array): void {
    const length = this.#length + more.length;
    if (length > this.#most) throw new PdfRefusal("pdf_too_complex");
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(more, this.#length);
    this.#length = length;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
