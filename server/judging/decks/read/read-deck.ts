import { open } from "node:fs/promises";
import path from "node:path";
import { REVIEW_MAX_PAGES } from "../../../../contracts/deck-review.ts";
import { PDF_MAX_BYTES } from "../../../../contracts/files.ts";
import { judgeHead } from "../../../files/pdf/envelope.ts";
import { PdfRefusal } from "../../../files/pdf/refusal.ts";
import { type ProcessLimits, runBounded } from "../../../files/run-bounded.ts";
import { type DeckReading, reading } from "./deck.ts";
import { refusalOf } from "./refusal.ts";

const READER = path.join(import.meta.dirname, "reader.ts");
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const TOO_MUCH = refusalOf("pdf_too_complex");

/**
 * Reads the words and the layout of a deck from a PDF on the disk, in a process of its own, bounded
 * in time and memory; images are never decoded.
 * @param readFile how it is read: in a process, but for tests of many small files
 * @throws Error when the file cannot be opened or the process cannot be started: never for what the file holds
 */
export async function readDeck(
  file: string,
  limits: ProcessLimits = {},
  readFile: typeof readInProcess = readInProcess,
): Promise<DeckReading> {
  const refused = await judgeOutside(file);
  return refused ?? readFile(file, limits);
}

async function readInProcess(file: string, limits: ProcessLimits): Promise<DeckReading> {
  const given = { file, args: [String(REVIEW_MAX_PAGES)], maxAnswerBytes: MAX_ANSWER_BYTES };
  const answer = await runBounded(READER, given, limits);
  // An answer beyond the limit is cut, and as little a deck as one that never came.
  if (answer === undefined || Buffer.byteLength(answer) >= MAX_ANSWER_BYTES - 64) return TOO_MUCH;
  const said = reading.parse(JSON.parse(answer));
  return said.state === "ready" ? TOO_MUCH : said;
}

/** What the size and the first bytes tell, before a process is worth starting. */
async function judgeOutside(file: string): Promise<DeckReading | undefined> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size === 0) return refusalOf("file_empty");
  if (size > PDF_MAX_BYTES) return refusalOf("file_too_large");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
  try {
    judgeHead(buffer.subarray(0, bytesRead));
    return undefined;
  } catch (error) {
    if (error instanceof PdfRefusal) return refusalOf(error.problem);
    throw error;
  }
}
