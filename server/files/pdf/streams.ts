import { DECODERS, EXPANDING, inflatedLength } from "./decoders.ts";
import type { FileKey, ObjectId } from "./file-key.ts";
import { PdfRefusal } from "./refusal.ts";
import { entry, isKind, isWord, nameOf, numberOf, type PdfDict, type PdfValue } from "./values.ts";

const MEGABYTE = 1024 * 1024;
const MAX_STREAM_BYTES = 64 * MEGABYTE;
const MAX_FILE_BYTES = 512 * MEGABYTE;
const MAX_PICTURE_BITS = 1_200_000_000;
/** Four colours and transparency of 16 bits, and the predictors' bytes. */
const MAX_BYTES_PER_PIXEL = 11;
const MAX_FILTERS = 4;
const MAX_EXPANDING_FILTERS = 2;

/** A stream of a file: its dictionary, where its bytes begin, and its object. */
export type PdfStream = { dict: PdfDict; begin: number } & Partial<ObjectId>;

/** Decrypts and decompresses the streams of one file, within a limit for all of them together. */
export class Unpacking {
  #left = MAX_FILE_BYTES;
  readonly #file: Buffer;
  readonly #key: FileKey | undefined;
  readonly #facts = new Map<number, PdfValue[]>();

  constructor(file: Buffer, key?: FileKey) {
    this.#file = file;
    this.#key = key;
  }

  /** Keeps an object to which a stream could refer for its filters or its length. */
  add(id: number, value: PdfValue): void {
    const isList = isKind(value, "array") && value.items.every((item) => isKind(item, "name"));
    if (!isKind(value, "name") && !isList && typeof value !== "number") return;
    this.#facts.set(id, [value, ...(this.#facts.get(id) ?? [])].slice(0, 2));
  }

  /**
   * The bytes of a stream, unless its filters are those of pictures.
   * @throws PdfRefusal
   */
  unpack(stream: PdfStream): Uint8Array {
    const filters = this.#filtersOf(stream.dict);
    let bytes = this.#written(stream, filters);
    // Nested streams count each time they are read.
    if (filters.length === 0) this.#left -= bytes.length;
    if (this.#left < 0) throw new PdfRefusal("pdf_too_complex");
    for (const filter of filters) {
      const decode = DECODERS.get(filter);
      if (decode === undefined) break;
      bytes = decode(bytes, Math.max(1, Math.min(MAX_STREAM_BYTES, this.#left)));
      this.#left -= bytes.length;
    }
    return bytes;
  }

  /**
   * Checks that a picture holds no more data than its pixels need, without keeping it.
   * @throws PdfRefusal
   */
  async measurePicture(stream: PdfStream): Promise<void> {
    const filters = this.#filtersOf(stream.dict);
    const [first] = filters;
    if (first === undefined || !EXPANDING.has(first)) return;
    if (!first.startsWith("Fl")) {
      this.unpack(stream);
      return;
    }
    const most = Math.max(MAX_STREAM_BYTES, pixelsOf(stream.dict) * MAX_BYTES_PER_PIXEL);
    await inflatedLength(this.#written(stream, filters), most);
  }

  /** A stream's bytes as they were before the file was encrypted. */
  #written(stream: PdfStream, filters: string[]): Uint8Array {
    const { dict, begin, id, generation } = stream;
    const isOpen = id === undefined || generation === undefined || isTable(dict);
    if (this.#key === undefined || isOpen) {
      // A compressed stream marks its own end; readers may be wrong about Length.
      return this.#file.subarray(begin, this.#end(dict, begin, filters));
    }
    if (filters.includes("Crypt") && nameOf(entry(dict, "Type")) !== "Metadata") {
      throw new PdfRefusal("pdf_too_complex");
    }
    const bytes = this.#file.subarray(begin, begin + this.#lengthOf(stream));
    // Streams may share bytes, which count each time.
    this.#left -= bytes.length;
    if (this.#left < 0) throw new PdfRefusal("pdf_too_complex");
    return this.#key.openStream(bytes, { id, generation });
  }

  /** Encrypted bytes do not reveal their end, so the length must be right. */
  #lengthOf({ dict, begin }: PdfStream): number {
    const length = numberOf(this.#followed(entry(dict, "Length"))) ?? -1;
    const behind = this.#file.toString("latin1", begin + length, begin + length + 16);
    if (length < 0 || !/^\s{0,4}endstream/.test(behind)) throw new PdfRefusal("pdf_too_complex");
    return length;
  }

  #filtersOf(dict: PdfDict): string[] {
    const filter = this.#followed(entry(dict, "Filter"));
    const each = isKind(filter, "array") ? filter.items : [filter];
    const filters = each.flatMap((one) => nameOf(this.#followed(one)) ?? []);
    const expanding = filters.filter((name) => EXPANDING.has(name)).length;
    if (filters.length > MAX_FILTERS || expanding > MAX_EXPANDING_FILTERS) {
      throw new PdfRefusal("pdf_too_complex");
    }
    return filters;
  }

  /** The target of a reference; if it is ambiguous, another reader may find the other one. */
  #followed(value: PdfValue | undefined): PdfValue | undefined {
    if (!isKind(value, "ref")) return value;
    const [found, another] = this.#facts.get(value.id) ?? [];
    if (found === undefined || another !== undefined) throw new PdfRefusal("pdf_too_complex");
    return found;
  }

  #end(dict: PdfDict, begin: number, filters: string[]): number | undefined {
    if (filters.length > 0) return undefined;
    const marked = this.#file.indexOf("endstream", begin);
    const told = begin + (numberOf(entry(dict, "Length")) ?? 0);
    return Math.max(marked < 0 ? this.#file.length : marked, told);
  }
}

/** Whether readers could look for objects in this stream; they do not go by its Type. */
export function holdsObjects(dict: PdfDict): boolean {
  const hasTable = entry(dict, "N") !== undefined && entry(dict, "First") !== undefined;
  return hasTable || nameOf(entry(dict, "Type")) === "ObjStm";
}

/** The table of contents as a stream, which is not encrypted when the others are. */
function isTable(dict: PdfDict): boolean {
  return nameOf(entry(dict, "Type")) === "XRef" && !holdsObjects(dict);
}

/**
 * Whether decompression has parameters that change its result; no producer packs objects like that.
 */
export function hasParameters(dict: PdfDict): boolean {
  const parameters = entry(dict, "DecodeParms") ?? entry(dict, "DP");
  const each = isKind(parameters, "array") ? parameters.items : [parameters];
  return each.some((one) => {
    if (!isKind(one, "dict")) return isKind(one, "ref");
    const isRearranged = (entry(one, "Predictor") ?? 1) !== 1;
    return isRearranged || (entry(one, "EarlyChange") ?? 1) !== 1;
  });
}

/** @throws PdfRefusal for more pixels than any page shows */
export function isPicture(dict: PdfDict): boolean {
  if (nameOf(entry(dict, "Subtype")) !== "Image" || holdsObjects(dict)) return false;
  const isMask = isWord(entry(dict, "ImageMask"), "true");
  const depth = isMask ? 1 : (numberOf(entry(dict, "BitsPerComponent")) ?? 8);
  if (pixelsOf(dict) * Math.max(1, depth) > MAX_PICTURE_BITS) {
    throw new PdfRefusal("pdf_too_complex");
  }
  return true;
}

function pixelsOf(dict: PdfDict): number {
  return (numberOf(entry(dict, "Width")) ?? 0) * (numberOf(entry(dict, "Height")) ?? 0);
}
