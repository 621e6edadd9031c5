import type { ReportInput } from "./report-input.ts";
import { ReportMaker } from "./report-maker.ts";

const maker = new ReportMaker();

/**
 * The report of a pitch deck review as a PDF (A4), in the language of whoever asked for it.
 * @throws Error when it takes longer or more memory than a report may
 */
export function makeReport(input: ReportInput): Promise<Uint8Array> {
  return maker.make(input);
}
