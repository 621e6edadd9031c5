import { parentPort } from "node:worker_threads";
import { goBehind } from "../thread.ts";
import { tellLoaded } from "../thread-loading.ts";
import { drawPreview, type Preview } from "./preview-drawing.ts";

/** Draws one preview picture after another, so that the thread that answers visitors never has to. */

/** As with pages, readers of cached ones come first. */
const NICENESS = 10;

goBehind(NICENESS);
parentPort?.on("message", (picture: Preview) => {
  const drawn = new Uint8Array(drawPreview(picture));
  parentPort?.postMessage(drawn, [drawn.buffer]);
});
tellLoaded();
