import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { tellLoaded } from "../../thread-loading.ts";
import { decodeFeed } from "./decode-feed.ts";
import { parseArticle } from "./parse-article.ts";

/** Runs as a separate thread, for one page: read-article.ts starts it and limits its resources. */
const given = z.object({
  bytes: z.instanceof(Uint8Array),
  contentType: z.string(),
  language: z.enum(LANGUAGES),
});
parentPort?.once("message", (data) => {
  const { bytes, contentType, language } = given.parse(data);
  parentPort?.postMessage(parseArticle(decodeFeed(bytes, contentType, language)));
});
tellLoaded();
