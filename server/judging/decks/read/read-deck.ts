import path from "node:path";
import { PITCH_DECK_MAX_PAGES } from "../../../../contracts/files.ts";
import { judgeOutside } from "../../../files/judge-outside.ts";
import { type ProcessLimits, runBounded } from "../../../files/run-bounded.ts";
import { BEGINNING } from "./beginning.ts";
import { type DeckReading, reading } from "./deck.ts";
import { refusalOf } from "./refusal.ts";

const READER = path.join(import.meta.dirname, "reader.ts");
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const TOO_MUCH = refusalOf("pdf_too_complex");

/**
 * Reads the words and the layout of a deck from a PDF on disk, in a process of its own, bounded in
 * time and memory; images are never decoded.
 * @param readFile how to read it: in a process, except in tests of many small files
 * @throws Error when the file cannot be opened or the process cannot be started, never for what the file holds;
 * the signal's reason
 */
export async function readDeck(
  file: string,
  limits: ProcessLimits = {},
  readFile: (file: string, limits: ProcessLimits) => Promise<DeckReading> = readInProcess,
): Promise<DeckReading> {
  const problem = await judgeOutside(file);
  return problem === undefined ? readFile(file, limits) : refusalOf(problem);
}

/** The same for its beginning alone, which is also quick to transfer. */
export async function readBeginning(
  file: string,
  limits: ProcessLimits = {},
): Promise<DeckReading> {
  return readDeck(file, limits, (same) => readInProcess(same, limits, BEGINNING));
}

async function readInProcess(
  file: string,
  limits: ProcessLimits,
  ...part: string[]
): Promise<DeckReading> {
  const args = [String(PITCH_DECK_MAX_PAGES), ...part];
  const given = { file, args, maxAnswerBytes: MAX_ANSWER_BYTES };
  const answer = await runBounded(READER, given, limits);
  // An answer beyond the limit is cut off, which is no better than none.
  if (answer === undefined || Buffer.byteLength(answer) >= MAX_ANSWER_BYTES - 64) return TOO_MUCH;
  const said = reading.parse(JSON.parse(answer));
  return said.state === "ready" ? TOO_MUCH : said;
}
