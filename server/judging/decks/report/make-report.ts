import { type DrawingLimits, DrawingThread } from "../../../typesetting/drawing-thread.ts";
import type { ReportInput } from "./report-input.ts";

const PROGRAM = new URL("./report-worker.ts", import.meta.url);

/** Has reviews' reports drawn in a thread of their own. */
export class ReportMaker extends DrawingThread<ReportInput> {
  constructor(limits?: DrawingLimits) {
    super(PROGRAM, limits);
  }
}

const maker = new ReportMaker();

/**
 * The report of a pitch deck review as a PDF (A4), in the language of the person who asked for it.
 * @throws Error when it takes more time or memory than allowed
 */
export function makeReport(input: ReportInput): Promise<Uint8Array> {
  return maker.make(input);
}
