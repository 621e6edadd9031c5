import path from "node:path";
import type { Verdict } from "./pdf/inspect.ts";
import { inspection } from "./pdf/inspection.ts";
import { type ProcessLimits, runBounded } from "./run-bounded.ts";

const INSPECTOR = path.join(import.meta.dirname, "pdf/inspector.ts");
const MAX_ANSWER_BYTES = 8192;

const TOO_MUCH: Verdict = { state: "refused", problem: "pdf_too_complex" };

/**
 * Reads a PDF in a separate process. If it is killed, for time or memory, the file is too complex.
 */
export async function runInspector(
  file: string,
  { maxPages, ...limits }: ProcessLimits & { maxPages: number },
): Promise<Verdict> {
  const given = { file, args: [String(maxPages)], maxAnswerBytes: MAX_ANSWER_BYTES };
  const answer = await runBounded(INSPECTOR, given, limits);
  if (answer === undefined) return TOO_MUCH;
  const said = inspection.parse(JSON.parse(answer));
  return said.state === "ready" ? TOO_MUCH : said;
}
