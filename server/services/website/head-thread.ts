import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { decodeText } from "./decode-text.ts";
import { readHead } from "./read-head.ts";

/** Runs as a separate thread, for one page: read-apart.ts starts it and limits its resources. */
const page = z.object({ bytes: z.instanceof(Uint8Array), contentType: z.string() });
const { bytes, contentType } = page.parse(workerData);
parentPort?.postMessage(readHead(decodeText(Buffer.from(bytes), contentType)));
