import { format } from "node:util";
import { workerData } from "node:worker_threads";
import { openInnerReading } from "../../../embedded/data/inner-reading.ts";
import { createLogger } from "../../log.ts";
import { answerQuestions, goBehind } from "../../thread.ts";
import type { StoredAnswer } from "../stored-answer.ts";
import { loadBuiltApp } from "./built-app.ts";
import { createPageRenderer } from "./page-renderer.ts";
import type { RenderSettings, ThreadQuestion } from "./render-pool.ts";

/** Renders pages, so that the thread that answers visitors never has to. */

/** Readers of cached pages come first. */
const NICENESS = 10;

goBehind(NICENESS);
const settings: RenderSettings = workerData;
const log = createLogger(settings.logLevel);
// The app's loaders log to the console.
console.error = (...told) => log.error(format(...told));
const app = await loadBuiltApp();
if (settings.dataUrl !== undefined) {
  const data = openInnerReading(settings.dataUrl, (level, message, details) =>
    log[level](details ?? {}, message),
  );
  app.readBy(data.fetch);
}
const render = await createPageRenderer({ ...app, ...settings });
answerQuestions<ThreadQuestion, StoredAnswer>(
  ({ page, encoding, inHaste }) => render(page, encoding, inHaste),
  ({ body }) => [body.buffer],
);
