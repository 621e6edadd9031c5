import { parentPort } from "node:worker_threads";
import { tellLoaded } from "../../../thread-loading.ts";
import { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import { drawReport } from "./draw-report.ts";
import type { ReportInput } from "./report-input.ts";

/** Runs in a thread of its own: draws one report after another, and keeps the fonts between them. */
const typesetter = new Typesetter();

parentPort?.on("message", (input: ReportInput) => {
  const report = new Uint8Array(drawReport(input, typesetter));
  parentPort?.postMessage(report, [report.buffer]);
});
tellLoaded();
