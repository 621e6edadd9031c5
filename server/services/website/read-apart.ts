import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { PageHead } from "./read-head.ts";

const PROGRAM = new URL("./head-thread.ts", import.meta.url);
const MEMORY_MB = 64;

const pageHead = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  siteName: z.string().optional(),
  canonical: z.string().optional(),
}) satisfies z.ZodType<PageHead>;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the head of a stranger's page in a separate thread, one page at a time, so that a page that
 * upsets our parser delays nobody. A page that takes too long yields nothing.
 */
export function readHeadApart(
  bytes: Uint8Array,
  contentType: string,
  timeoutMs: number,
): Promise<PageHead> {
  const reading = last.then(() => readInThread(bytes, contentType, timeoutMs));
  last = reading;
  return reading;
}

async function readInThread(
  bytes: Uint8Array,
  contentType: string,
  timeoutMs: number,
): Promise<PageHead> {
  const thread = new Worker(PROGRAM, {
    env: {},
    execArgv: [],
    workerData: { bytes, contentType },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const [head] = await once(thread, "message", { signal: AbortSignal.timeout(timeoutMs) });
    return pageHead.parse(head);
  } catch {
    return {};
  } finally {
    // What it does while it ends must not bring the server down.
    thread.on("error", () => undefined);
    await thread.terminate();
  }
}
