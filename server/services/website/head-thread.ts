import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { decodeText } from "./decode-text.ts";
import { readHead } from "./read-head.ts";

/** Runs in a thread of its own, for one page: read-apart.ts starts it and bounds what it may take. */
const page = z.object({ bytes: z.instanceof(Uint8Array), contentType: z.string() });
const { bytes, contentType } = page.parse(workerData);
parentPort?.postMessage(readHead(decodeText(Buffer.from(bytes), contentType)));
