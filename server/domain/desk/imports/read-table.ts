import { Readable } from "node:stream";
import { type CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";

/** Encodings in which spreadsheets write CSV. */
const ENCODINGS = ["utf-8", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof ENCODINGS)[number];
const SEPARATORS = [",", ";", "\t"] as const;

export type TableForm = { encoding: Encoding; separator: string };
export type TableLine = { line: number; cells: string[] };

/** A quotation that does not end, or a quotation mark in a wrong place: the rest cannot be split into cells. */
export class BrokenQuotes extends Error {
  override readonly name = "BrokenQuotes";
  readonly line: number;

  constructor(line: number) {
    super(`Quotation marks do not match in line ${line}`);
    this.line = line;
  }
}

/** Text that is not in the encoding in which it begins. */
export class WrongEncoding extends Error {
  override readonly name = "WrongEncoding";
}

const SAMPLE_LINES = 5;
const LINE_BREAK = /\r\n|\r|\n/g;
/** The longest line: a quotation that never ends must not fill the memory. */
const LONGEST_RECORD = 500_000;
const RULES: { record_delimiter: string[] } & Pick<
  Options,
  "relax_column_count" | "max_record_size"
> = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  max_record_size: LONGEST_RECORD,
};

export function isEncoding(text: string): text is Encoding {
  return ENCODINGS.some((one) => one === text);
}

/**
 * The format of a file, its headings and its first lines, read from its beginning.
 * @throws WrongEncoding
 */
export function readHead(head: Uint8Array): TableForm & { headings: string[]; sample: string[][] } {
  const encoding = encodingOf(head);
  const text = decode(head, encoding);
  const tried = SEPARATORS.map((separator) => ({ separator, rows: firstRows(text, separator) }));
  // The delimiter that splits the headings into most columns, and the lines below into as many.
  const score = ({ rows }: (typeof tried)[number]) => {
    const [headings, ...others] = rows;
    const columns = headings?.length ?? 0;
    return columns - (others.every((row) => row.length === columns) ? 0 : 0.5);
  };
  const best = tried.reduce((one, other) => (score(other) > score(one) ? other : one));
  const [headings = [], ...sample] = best.rows;
  return { encoding, separator: best.separator, headings, sample };
}

function firstRows(text: string, separator: string): string[][] {
  try {
    const rows = parseAtOnce(text, { ...RULES, delimiter: separator, to: SAMPLE_LINES + 1 });
    return rows
      .filter((row) => row.some((cell) => cell.trim() !== ""))
      .map((row) => row.map((cell) => cell.slice(0, 200)));
  } catch {
    return [];
  }
}

/** Every line after the headings, as it comes. @throws BrokenQuotes, WrongEncoding */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  form: TableForm,
): AsyncGenerator<TableLine> {
  const parser = parse({ ...RULES, delimiter: form.separator });
  const text = Readable.from(decodeAll(bytes, form.encoding));
  // A pipe does not forward its source's errors.
  text.on("error", (error) => parser.destroy(error));
  text.pipe(parser);
  let isHeading = true;
  let next = 1;
  try {
    for await (const found of parser) {
      const cells: string[] = found;
      const line = next;
      next += 1 + cells.reduce((sum, cell) => sum + (cell.match(LINE_BREAK)?.length ?? 0), 0);
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (!isHeading) yield { line, cells };
      isHeading = false;
    }
  } catch (error) {
    if (isCsvError(error)) throw new BrokenQuotes(error.lines ?? 1);
    throw error;
  }
}

function isCsvError(error: unknown): error is CsvError & { lines?: number } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("CSV_");
}

async function* decodeAll(bytes: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const part of bytes) yield decodePart(decoder, part, true);
  yield decodePart(decoder, new Uint8Array(), false);
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  return decodePart(new TextDecoder(encoding, { fatal: true }), bytes, true);
}

function decodePart(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    throw new WrongEncoding("The text is in another encoding", { cause: error });
  }
}

/** By its byte order mark; without one, text in which every other byte is zero is UTF-16. */
function encodingOf(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const begin = [...head.slice(0, 200)];
  const empty = (at: 0 | 1) => begin.filter((byte, index) => index % 2 === at && byte === 0).length;
  if (empty(1) > begin.length / 4) return "utf-16le";
  if (empty(0) > begin.length / 4) return "utf-16be";
  return "utf-8";
}
