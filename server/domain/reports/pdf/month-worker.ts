import { parentPort } from "node:worker_threads";
import { tellLoaded } from "../../../thread-loading.ts";
import { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import { drawMonth } from "./draw-month.ts";
import type { MonthInput } from "./month-input.ts";

/** Runs in a thread of its own: draws one report after another, and keeps the fonts between them. */
const typesetter = new Typesetter();

parentPort?.on("message", (input: MonthInput) => {
  const drawn = new Uint8Array(drawMonth(input, typesetter));
  parentPort?.postMessage(drawn, [drawn.buffer]);
});
tellLoaded();
