import type { ReportInput } from "./report-input.ts";
import { ReportMaker } from "./report-maker.ts";

const maker = new ReportMaker();

/**
 * The report of a pitch deck review as a PDF (A4), in the language of the person who asked for it.
 * @throws Error when it takes more time or memory than allowed
 */
export function makeReport(input: ReportInput): Promise<Uint8Array> {
  return maker.make(input);
}
