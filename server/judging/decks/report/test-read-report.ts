import { readPdf } from "../../../typesetting/test-read-pdf.ts";
import { makeReport } from "./make-report.ts";
import type { ReportInput } from "./report-input.ts";

const known = new Map<string, ReturnType<typeof readPdf>>();

/** A report as another program reads it; drawn and read once for all tests. */
export function readReport(input: ReportInput): ReturnType<typeof readPdf> {
  const key = JSON.stringify(input);
  const reading = known.get(key) ?? makeReport(input).then(readPdf);
  known.set(key, reading);
  return reading;
}
