import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { tellLoaded } from "../../thread-loading.ts";
import { parseAnyFeed } from "./parse-feed.ts";

/** Runs as a separate thread, for one feed: read-feed.ts starts it and limits its resources. */
const given = z.object({
  bytes: z.instanceof(Uint8Array),
  contentType: z.string(),
  address: z.string(),
  language: z.enum(LANGUAGES),
});
parentPort?.once("message", (data) => {
  const { bytes, ...about } = given.parse(data);
  parentPort?.postMessage(parseAnyFeed(bytes, about));
});
tellLoaded();
