import { DrawingThread } from "../../../typesetting/drawing-thread.ts";
import type { MonthInput } from "./month-input.ts";

const thread = new DrawingThread<MonthInput>(new URL("./month-worker.ts", import.meta.url));

/**
 * The report of a month as a PDF (A4).
 * @throws Error if it takes more time or memory than allowed
 */
export function makeMonthPdf(input: MonthInput): Promise<Uint8Array> {
  return thread.make(input);
}
