import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { tellLoaded } from "../../thread-loading.ts";
import { decodeText } from "./decode-text.ts";
import { readHead } from "./read-head.ts";

/** Runs as a separate thread, for one page: read-apart.ts starts it and limits its resources. */
const page = z.object({ bytes: z.instanceof(Uint8Array), contentType: z.string() });
parentPort?.once("message", (data) => {
  const { bytes, contentType } = page.parse(data);
  parentPort?.postMessage(readHead(decodeText(Buffer.from(bytes), contentType)));
});
tellLoaded();
