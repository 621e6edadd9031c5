import { Findings, findDangers, judgeUnasked } from "./dangers.ts";
import { judgeEnd, judgeHead } from "./envelope.ts";
import { FileKey, type ObjectId } from "./file-key.ts";
import { findEncryption, handlerOf } from "./find-encryption.ts";
import { KidsGraph } from "./page-tree.ts";
import { type Budget, PdfParser } from "./parser.ts";
import { objectBefore, placesBehind } from "./places.ts";
import { PdfRefusal } from "./refusal.ts";
import { hasParameters, holdsObjects, isPicture, type PdfStream, Unpacking } from "./streams.ts";
import { entry, isKind, nameOf, numberOf, type PdfDict, type PdfValue } from "./values.ts";

const MAX_OBJECTS = 500_000;

/**
 * Checks every object that any reader could find: each place that says `obj`, even inside other streams,
 * and every packed object. So it needs no table of contents, about which readers disagree. Encrypted files
 * that open without a password are checked like any other.
 * @throws PdfRefusal
 */
export async function scanPdf(file: Buffer, maxPages: number): Promise<{ isEncrypted: boolean }> {
  judgeHead(file.subarray(0, 1024));
  const encryption = findEncryption(file, budgetFor(file));
  await new Scan(file, encryption && new FileKey(encryption)).run(maxPages);
  return { isEncrypted: encryption !== undefined };
}

function budgetFor(bytes: Uint8Array): Budget {
  return { left: bytes.length * 3 + 1_000_000 };
}

class Scan {
  readonly #file: Buffer;
  readonly #key: FileKey | undefined;
  readonly #budget: Budget;
  readonly #unpacking: Unpacking;
  readonly #kids = new KidsGraph();
  readonly #findings = new Findings();
  readonly #streams: PdfStream[] = [];
  /** Unpacked once it is known that nothing is encrypted. */
  readonly #packed: PdfStream[] = [];
  #objects = 0;
  #lastObject = 0;
  #linearizedLength: number | undefined;

  constructor(file: Buffer, key: FileKey | undefined) {
    this.#file = file;
    this.#key = key;
    this.#budget = budgetFor(file);
    this.#unpacking = new Unpacking(file, key);
  }

  async run(maxPages: number): Promise<void> {
    for (const place of placesBehind(this.#file, "trailer")) this.#trailer(place);
    for (const place of placesBehind(this.#file, "obj")) this.#object(place);
    for (const stream of this.#packed) this.#packedObjects(stream);
    judgeUnasked(this.#findings);
    const whole = { lastObject: this.#lastObject, linearizedLength: this.#linearizedLength };
    judgeEnd(this.#file, whole);
    this.#kids.judge(maxPages);
    for (const stream of this.#streams) await this.#judgeStream(stream);
  }

  #trailer(behind: number): void {
    const value = new PdfParser(this.#file, behind, this.#budget).value();
    if (!isKind(value, "dict")) return;
    this.#judgeHandler(value);
    findDangers(value, this.#findings);
  }

  #object(behind: number): void {
    const object = objectBefore(this.#file, behind);
    if (object === undefined) return;
    if (object.id !== undefined) this.#lastObject = behind;
    const parser = new PdfParser(this.#file, behind, this.#budget);
    const value = parser.object();
    if (value === undefined) return;
    this.#look(this.#opened(value, object), object.id);
    if (isKind(value, "dict") && parser.word("stream")) {
      this.#stream({ dict: value, begin: lineBehind(this.#file, parser.position), ...object });
    }
  }

  #opened(value: PdfValue, { id, generation }: Partial<ObjectId>): PdfValue {
    if (id === undefined || generation === undefined) return value;
    return this.#key?.openStrings(value, { id, generation }) ?? value;
  }

  #look(value: PdfValue, id: number | undefined): void {
    this.#objects += 1;
    if (this.#objects > MAX_OBJECTS) throw new PdfRefusal("pdf_too_complex");
    if (isKind(value, "dict") && entry(value, "Linearized") !== undefined) {
      this.#linearizedLength ??= numberOf(entry(value, "L"));
    }
    findDangers(value, this.#findings, id);
    if (id === undefined) return;
    this.#kids.add(id, value);
    this.#unpacking.add(id, value);
  }

  #stream(stream: PdfStream): void {
    if (nameOf(entry(stream.dict, "Type")) === "XRef") this.#judgeHandler(stream.dict);
    (holdsObjects(stream.dict) ? this.#packed : this.#streams).push(stream);
  }

  async #judgeStream(stream: PdfStream): Promise<void> {
    try {
      if (isPicture(stream.dict)) await this.#unpacking.measurePicture(stream);
      else this.#unpacking.unpack(stream);
    } catch (error) {
      // A broken picture or font is a blemish on a page, not a reason to refuse a deck.
      if (!(error instanceof PdfRefusal) || error.problem !== "pdf_damaged") throw error;
    }
  }

  /** Refuses encryption that only some readers find, as the content cannot be checked. */
  #judgeHandler(dict: PdfDict): void {
    if (handlerOf(dict) && this.#key === undefined) throw new PdfRefusal("pdf_encrypted");
  }

  #packedObjects(stream: PdfStream): void {
    const { dict } = stream;
    const first = numberOf(entry(dict, "First"));
    const count = numberOf(entry(dict, "N"));
    if (first === undefined || count === undefined || hasParameters(dict)) {
      throw new PdfRefusal("pdf_too_complex");
    }
    const bytes = this.#unpacking.unpack(stream);
    const budget = budgetFor(bytes);
    const table = new PdfParser(bytes, 0, budget);
    for (let position = 0; position < count; position += 1) {
      const id = numberOf(table.value());
      const offset = numberOf(table.value());
      if (id === undefined || offset === undefined) break;
      const value = new PdfParser(bytes, first + offset, budget).object();
      if (value !== undefined) this.#look(value, id);
    }
  }
}

/** Where the bytes of a stream begin: after the line of its keyword. */
function lineBehind(file: Buffer, position: number): number {
  let begin = position;
  while (begin < file.length && file[begin] !== 0x0a && file[begin] !== 0x0d) begin += 1;
  return file[begin] === 0x0d && file[begin + 1] === 0x0a ? begin + 2 : begin + 1;
}
