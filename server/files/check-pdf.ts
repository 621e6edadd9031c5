import type { PdfProblem } from "../../contracts/files.ts";
import { judgeOutside } from "./judge-outside.ts";
import type { ProcessLimits } from "./run-bounded.ts";
import { runInspector } from "./run-inspector.ts";

export type PdfCheck =
  | { ok: true; pages: number; bytes: number; title?: string; sha256: string }
  | { ok: false; problem: PdfProblem };

/** The limits of one check; the defaults are for production. */
export type PdfCheckLimits = ProcessLimits & { maxPages: number };

/**
 * Judges an uploaded PDF on disk by its content. It is read in a separate process, limited in time
 * and memory, that can see no other file and none of the server's settings.
 * @param inspect how to read it: in a process, except in tests of many small files
 * @throws Error when the file cannot be opened or the process cannot be started, never because of
 * the file's content; the signal's reason
 */
export async function checkPdf(
  file: string,
  limits: PdfCheckLimits,
  inspect: typeof runInspector = runInspector,
): Promise<PdfCheck> {
  const problem = await judgeOutside(file);
  if (problem !== undefined) return { ok: false, problem };
  const found = await inspect(file, limits);
  if (found.state === "refused") return { ok: false, problem: found.problem };
  const { state: _, ...good } = found;
  return { ok: true, ...good };
}
