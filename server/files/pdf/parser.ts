import { PdfRefusal } from "./refusal.ts";
import { isKind, type PdfDict, type PdfValue } from "./values.ts";

/** Real files stay far below; a reader that recurses runs out of stack above. */
const MAX_DEPTH = 100;
const MAX_STRING_BYTES = 4 * 1024 * 1024;

const SPACE = byteSet("\0\t\n\f\r ");
const DELIMITER = byteSet("()<>[]{}/%");
const NEWLINE = byteSet("\n\r");
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** How much may be read in total, however often objects overlap. */
export type Budget = { left: number };

/** The end of an array or dictionary, or of the bytes. */
type Close = { kind: "close"; what: "]" | ">>" | "end" };

/** Parses PDF values as tolerantly as readers do: unknown tokens become words. */
export class PdfParser {
  position: number;
  readonly #bytes: Buffer;
  readonly #budget: Budget;

  constructor(bytes: Uint8Array, position: number, budget: Budget) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.position = position;
    this.#budget = budget;
  }

  /** The next value; undefined at the end, or at an unmatched closing bracket. */
  value(depth = 0): PdfValue | undefined {
    const value = this.#next(depth);
    return isClose(value) ? undefined : value;
  }

  /** The value of an object, which may be no more than a reference to another one. */
  object(): PdfValue | undefined {
    const value = this.value();
    if (typeof value !== "number") return value;
    const behind = this.position;
    if (typeof this.value() === "number" && this.word("R")) return { kind: "ref", id: value };
    this.position = behind;
    return value;
  }

  /** Whether this word comes next; if so, moves the position past it. */
  word(expected: string): boolean {
    this.#skipSpace();
    const end = this.position + expected.length;
    if (this.#latin1(this.position, end) !== expected) return false;
    this.position = end;
    return true;
  }

  #next(depth: number): PdfValue | Close {
    if (depth > MAX_DEPTH) throw new PdfRefusal("pdf_too_complex");
    this.#skipSpace();
    const begin = this.position;
    const value = this.#read(depth);
    // The parts of a container have already been counted.
    if (isClose(value) || !(isKind(value, "array") || isKind(value, "dict"))) {
      this.#pay(this.position - begin + 1);
    }
    return value;
  }

  #read(depth: number): PdfValue | Close {
    const byte = this.#bytes[this.position];
    if (byte === undefined) return { kind: "close", what: "end" };
    const following = this.#bytes[this.position + 1];
    this.position += 1;
    switch (byte) {
      case 0x2f:
        return { kind: "name", name: decodeName(this.#regular()) };
      case 0x28:
        return { kind: "string", text: this.#literalString() };
      case 0x5b:
        return { kind: "array", items: this.#items("]", depth) };
      case 0x5d:
        return { kind: "close", what: "]" };
      case 0x3c:
        if (following !== 0x3c) return { kind: "string", text: this.#hexString() };
        this.position += 1;
        return { kind: "dict", pairs: pair(this.#items(">>", depth)) };
      case 0x3e:
        if (following === 0x3e) this.position += 1;
        return { kind: "close", what: ">>" };
      case 0x29:
      case 0x7b:
      case 0x7d:
        return { kind: "word", word: String.fromCharCode(byte) };
      default:
        this.position -= 1;
        return wordOrNumber(this.#regular());
    }
  }

  #items(closing: "]" | ">>", depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.#next(depth + 1);
      if (isClose(item)) {
        if (item.what === closing || item.what === "end") return items;
        continue;
      }
      const [id, generation] = items.slice(-2);
      const isReference = isKind(item, "word") && item.word === "R";
      if (isReference && typeof id === "number" && typeof generation === "number") {
        items.splice(-2, 2, { kind: "ref", id });
      } else {
        items.push(item);
      }
    }
  }

  #regular(): string {
    const begin = this.position;
    while (this.position < this.#bytes.length) {
      const byte = this.#bytes[this.position] ?? 0;
      if (SPACE[byte] || DELIMITER[byte]) break;
      this.position += 1;
      if (this.position - begin > MAX_STRING_BYTES) throw new PdfRefusal("pdf_too_complex");
    }
    return this.#latin1(begin, this.position);
  }

  #literalString(): string {
    const begin = this.position;
    let open = 1;
    while (this.position < this.#bytes.length) {
      const byte = this.#bytes[this.position];
      this.position += 1;
      if (byte === 0x5c) this.position += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29) open -= 1;
      if (open === 0) break;
      if (this.position - begin > MAX_STRING_BYTES) throw new PdfRefusal("pdf_too_complex");
    }
    return this.#latin1(begin, this.position - 1).replace(
      /\\(?:([0-7]{1,3})|(\r\n|[\n\r])|(.))/gs,
      (_, octal?: string, newline?: string, other?: string) => {
        if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        if (newline !== undefined || other === undefined) return "";
        return ESCAPES[other] ?? other;
      },
    );
  }

  #hexString(): string {
    const begin = this.position;
    while (this.position < this.#bytes.length && this.#bytes[this.position] !== 0x3e) {
      this.position += 1;
      if (this.position - begin > MAX_STRING_BYTES) throw new PdfRefusal("pdf_too_complex");
    }
    const digits = this.#latin1(begin, this.position).replace(/[^0-9a-f]/gi, "");
    this.position += 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex").toString("latin1");
  }

  #latin1(begin: number, end: number): string {
    return this.#bytes.toString("latin1", begin, Math.min(end, this.#bytes.length));
  }

  #skipSpace(): void {
    const begin = this.position;
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined) break;
      if (byte === 0x25) {
        while (this.position < this.#bytes.length && !NEWLINE[this.#bytes[this.position] ?? 0]) {
          this.position += 1;
        }
      } else if (!SPACE[byte]) break;
      else this.position += 1;
    }
    this.#pay(this.position - begin);
  }

  #pay(bytes: number): void {
    this.#budget.left -= bytes;
    if (this.#budget.left < 0) throw new PdfRefusal("pdf_too_complex");
  }
}

function isClose(value: PdfValue | Close): value is Close {
  return typeof value === "object" && value.kind === "close";
}

/** Keys and values; like readers, skips anything else in place of a key. */
function pair(items: PdfValue[]): PdfDict["pairs"] {
  const pairs: PdfDict["pairs"] = [];
  for (let position = 0; position < items.length; position += 1) {
    const key = items[position];
    if (!isKind(key, "name")) continue;
    position += 1;
    pairs.push([key.name, items[position] ?? { kind: "word", word: "null" }]);
  }
  return pairs;
}

function wordOrNumber(word: string): PdfValue {
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : { kind: "word", word };
}

/** `/J#61vaScript` is `/JavaScript`. */
function decodeName(written: string): string {
  if (!written.includes("#")) return written;
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function byteSet(characters: string): Uint8Array {
  const set = new Uint8Array(256);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}
