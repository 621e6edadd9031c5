import { format } from "node:util";
import { workerData } from "node:worker_threads";
import { openInnerReading } from "../../../embedded/data/inner-reading.ts";
import { createLogger } from "../../log.ts";
import { reportFailure } from "../../signals/failures.ts";
import { answerQuestions, goBehind } from "../../thread.ts";
import { loadBuiltApp } from "./built-app.ts";
import { createPageRenderer, type RenderedPage } from "./page-renderer.ts";
import type { PageRequest } from "./page-request.ts";
import type { RenderSettings } from "./render-pool.ts";

/** Renders pages, so that the thread that answers visitors never has to. */

/** Readers of cached pages come first. */
const NICENESS = 10;

goBehind(NICENESS);
const settings: RenderSettings = workerData;
const log = createLogger(settings.logLevel);
// The app's loaders log to the console.
console.error = (...told) => {
  log.error(format(...told));
  const error = told.find((one) => one instanceof Error);
  if (error) reportFailure(error, { part: "render" });
};
const app = await loadBuiltApp();
if (settings.dataUrl !== undefined) {
  const data = openInnerReading(settings.dataUrl, (level, message, details) =>
    log[level](details ?? {}, message),
  );
  app.readBy(data.fetch);
}
answerQuestions<PageRequest, RenderedPage>(
  createPageRenderer(app.render, settings.publicUrl),
  ({ body }) => [body.buffer],
);
