import { type Findings, findDangers, judgeUnasked } from "./dangers.ts";
import { judgeEnd, judgeHead } from "./envelope.ts";
import { KidsGraph } from "./page-tree.ts";
import { type Budget, PdfParser } from "./parser.ts";
import { PdfRefusal } from "./refusal.ts";
import { hasParameters, holdsObjects, isPicture, type PdfStream, Unpacking } from "./streams.ts";
import { entry, isKind, nameOf, numberOf, type PdfDict, type PdfValue } from "./values.ts";

const MAX_OBJECTS = 500_000;

/**
 * Looks through every object that any reader could find: each place that says `obj`, even inside
 * other streams, and every packed object. So it needs no table of contents, about which readers
 * disagree.
 * @throws PdfRefusal
 */
export async function scanPdf(file: Buffer, maxPages: number): Promise<void> {
  await new Scan(file).run(maxPages);
}

class Scan {
  readonly #file: Buffer;
  readonly #budget: Budget;
  readonly #unpacking: Unpacking;
  readonly #kids = new KidsGraph();
  readonly #findings: Findings = { actions: new Map(), unasked: new Set() };
  readonly #streams: PdfStream[] = [];
  /** Unpacked when it is known that nothing is encrypted. */
  readonly #packed: PdfStream[] = [];
  #objects = 0;
  #lastObject = 0;
  #linearizedLength: number | undefined;

  constructor(file: Buffer) {
    this.#file = file;
    this.#budget = { left: file.length * 3 + 1_000_000 };
    this.#unpacking = new Unpacking(file);
  }

  async run(maxPages: number): Promise<void> {
    judgeHead(this.#file.subarray(0, 1024));
    this.#eachPlace("trailer", (place) => this.#trailer(place));
    this.#eachPlace("obj", (place) => this.#object(place));
    for (const stream of this.#packed) this.#packedObjects(stream);
    judgeUnasked(this.#findings);
    const whole = { lastObject: this.#lastObject, linearizedLength: this.#linearizedLength };
    judgeEnd(this.#file, whole);
    this.#kids.judge(maxPages);
    for (const stream of this.#streams) await this.#judgeStream(stream);
  }

  #eachPlace(word: string, visit: (behind: number) => void): void {
    for (let at = this.#file.indexOf(word); at >= 0; at = this.#file.indexOf(word, at + 1)) {
      visit(at + word.length);
    }
  }

  #trailer(behind: number): void {
    const value = new PdfParser(this.#file, behind, this.#budget).value();
    if (!isKind(value, "dict")) return;
    refuseEncrypted(value);
    findDangers(value, this.#findings);
  }

  #object(behind: number): void {
    const before = this.#file.toString("latin1", Math.max(0, behind - 40), behind - 3);
    if (!/[\0\t\n\f\r 0-9]$/.test(before)) return;
    const header = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/.exec(before);
    const id = header?.[1] === undefined ? undefined : Number(header[1]);
    if (id !== undefined) this.#lastObject = behind;
    const parser = new PdfParser(this.#file, behind, this.#budget);
    const value = parser.value();
    if (value === undefined) return;
    this.#look(value, id);
    if (isKind(value, "dict") && parser.word("stream")) {
      this.#stream({ dict: value, begin: lineBehind(this.#file, parser.position) });
    }
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
    if (nameOf(entry(stream.dict, "Type")) === "XRef") refuseEncrypted(stream.dict);
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

  #packedObjects(stream: PdfStream): void {
    const { dict } = stream;
    const first = numberOf(entry(dict, "First"));
    const count = numberOf(entry(dict, "N"));
    if (first === undefined || count === undefined || hasParameters(dict)) {
      throw new PdfRefusal("pdf_too_complex");
    }
    const bytes = this.#unpacking.unpack(stream);
    const budget = { left: bytes.length * 3 + 1_000_000 };
    const table = new PdfParser(bytes, 0, budget);
    for (let position = 0; position < count; position += 1) {
      const id = numberOf(table.value());
      const offset = numberOf(table.value());
      if (id === undefined || offset === undefined) break;
      const value = new PdfParser(bytes, first + offset, budget).value();
      if (value !== undefined) this.#look(value, id);
    }
  }
}

/** Even if no password is needed: encrypted content cannot be checked. */
function refuseEncrypted(dict: PdfDict): void {
  const encryption = entry(dict, "Encrypt");
  if (isKind(encryption, "ref") || isKind(encryption, "dict")) {
    throw new PdfRefusal("pdf_encrypted");
  }
}

/** Where the bytes of a stream begin: after the line of its keyword. */
function lineBehind(file: Buffer, position: number): number {
  let begin = position;
  while (begin < file.length && file[begin] !== 0x0a && file[begin] !== 0x0d) begin += 1;
  return file[begin] === 0x0d && file[begin + 1] === 0x0a ? begin + 2 : begin + 1;
}
