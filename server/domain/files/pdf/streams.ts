import { DECODERS, EXPANDING, inflatedLength } from "./decoders.ts";
import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, nameOf, numberOf, type PdfDict, type PdfValue } from "./values.ts";

const MEGABYTE = 1024 * 1024;
const MAX_STREAM_BYTES = 64 * MEGABYTE;
const MAX_FILE_BYTES = 512 * MEGABYTE;
const MAX_PICTURE_PIXELS = 150_000_000;
/** Four colours and transparency of 16 bits, and the predictors' bytes. */
const MAX_BYTES_PER_PIXEL = 11;
const MAX_FILTERS = 4;
const MAX_EXPANDING_FILTERS = 2;

/** A stream of a file: its dictionary and where its bytes begin. */
export type PdfStream = { dict: PdfDict; begin: number };

/** Unpacks the streams of one file, within what all of them together may take. */
export class Unpacking {
  #left = MAX_FILE_BYTES;
  readonly #file: Buffer;

  constructor(file: Buffer) {
    this.#file = file;
  }

  /** The bytes of a stream, as far as its filters are not those of pictures. @throws PdfRefusal */
  unpack({ dict, begin }: PdfStream): Uint8Array {
    const filters = filtersOf(dict);
    // A packed stream tells its own end; what Length says is for readers to be wrong about.
    let bytes: Uint8Array = this.#file.subarray(begin, this.#end(dict, begin, filters));
    for (const filter of filters) {
      const decode = DECODERS.get(filter);
      if (decode === undefined) break;
      bytes = decode(bytes, Math.max(1, Math.min(MAX_STREAM_BYTES, this.#left)));
      this.#left -= bytes.length;
    }
    return bytes;
  }

  /** Checks that a picture holds no more than its pixels need, without keeping it. @throws PdfRefusal */
  async measurePicture({ dict, begin }: PdfStream): Promise<void> {
    const [first] = filtersOf(dict);
    if (first === undefined || !EXPANDING.has(first)) return;
    if (!first.startsWith("Fl")) {
      this.unpack({ dict, begin });
      return;
    }
    const most = Math.max(MAX_STREAM_BYTES, pixelsOf(dict) * MAX_BYTES_PER_PIXEL);
    await inflatedLength(this.#file.subarray(begin), most);
  }

  #end(dict: PdfDict, begin: number, filters: string[]): number | undefined {
    if (filters.length > 0) return undefined;
    const marked = this.#file.indexOf("endstream", begin);
    const told = begin + (numberOf(entry(dict, "Length")) ?? 0);
    return Math.max(marked < 0 ? this.#file.length : marked, told);
  }
}

/** Whether readers could look for objects in this stream; its Type is not what they go by. */
export function holdsObjects(dict: PdfDict): boolean {
  const hasTable = entry(dict, "N") !== undefined && entry(dict, "First") !== undefined;
  return hasTable || nameOf(entry(dict, "Type")) === "ObjStm";
}

/** Whether the bytes were rearranged after unpacking; nobody does that to objects. */
export function hasPredictor(dict: PdfDict): boolean {
  const parameters = entry(dict, "DecodeParms") ?? entry(dict, "DP");
  const each = isKind(parameters, "array") ? parameters.items : [parameters];
  return each.some(
    (one) =>
      isKind(one, "ref") || (isKind(one, "dict") && (numberOf(entry(one, "Predictor")) ?? 1) !== 1),
  );
}

function filtersOf(dict: PdfDict): string[] {
  const filter = entry(dict, "Filter") ?? entry(dict, "F");
  const each: (PdfValue | undefined)[] = isKind(filter, "array") ? filter.items : [filter];
  const filters = each.flatMap((one) => {
    // A reader would follow it, and find what was not looked at.
    if (isKind(one, "ref")) throw new PdfRefusal("pdf_too_complex");
    return nameOf(one) ?? [];
  });
  const expanding = filters.filter((name) => EXPANDING.has(name)).length;
  if (filters.length > MAX_FILTERS || expanding > MAX_EXPANDING_FILTERS) {
    throw new PdfRefusal("pdf_too_complex");
  }
  return filters;
}

/** @throws PdfRefusal for more pixels than any page shows */
export function isPicture(dict: PdfDict): boolean {
  if (nameOf(entry(dict, "Subtype")) !== "Image" || holdsObjects(dict)) return false;
  if (pixelsOf(dict) > MAX_PICTURE_PIXELS) throw new PdfRefusal("pdf_too_complex");
  return true;
}

function pixelsOf(dict: PdfDict): number {
  const side = (long: string, short: string) =>
    numberOf(entry(dict, long)) ?? numberOf(entry(dict, short)) ?? 0;
  return side("Width", "W") * side("Height", "H");
}
