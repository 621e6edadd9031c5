import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { whenLoaded } from "../thread-loading.ts";

/**
 * Has a program read strangers' input in a thread of its own, one at a time, so that input that upsets a parser
 * delays nobody.
 * @returns the program's answer to a message; undefined if it takes too long, needs too much memory, or fails
 */
export function boundedThread(
  program: URL,
  { memoryMb }: { memoryMb: number },
): (data: unknown, timeoutMs: number) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (data, timeoutMs) => {
    const reading = last.then(() => runOnce(program, data, { memoryMb, timeoutMs }));
    last = reading;
    return reading;
  };
}

async function runOnce(
  program: URL,
  data: unknown,
  { memoryMb, timeoutMs }: { memoryMb: number; timeoutMs: number },
): Promise<unknown> {
  const thread = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // An error while nobody waits for it, or while it ends, must not bring the server down.
  thread.on("error", () => undefined);
  try {
    await whenLoaded(thread);
    thread.postMessage(data);
    const [posted]: unknown[] = await once(thread, "message", {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return posted;
  } catch {
    return undefined;
  } finally {
    await thread.terminate();
  }
}
