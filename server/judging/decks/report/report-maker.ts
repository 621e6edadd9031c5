import { type DrawingLimits, DrawingThread } from "../../../typesetting/drawing-thread.ts";
import type { ReportInput } from "./report-input.ts";

const PROGRAM = new URL("./report-worker.ts", import.meta.url);

/** Draws reports of reviews in a thread of their own. */
export class ReportMaker extends DrawingThread<ReportInput> {
  constructor(limits?: DrawingLimits) {
    super(PROGRAM, limits);
  }
}
