import { once } from "node:events";
import { parentPort, type Worker } from "node:worker_threads";

/** The first message of a thread. */
export const LOADED = "loaded";

/** Called by a thread's program once all of it is loaded, before it answers anything. */
export function tellLoaded(): void {
  parentPort?.postMessage(LOADED);
}

/**
 * Resolves when the thread's program is loaded. Nobody may end the thread before that: while it is loading its
 * modules, Node (24.21) would end the whole process with it ("Check failed: (location_) != nullptr").
 * @throws Error if it ends by itself
 */
export async function whenLoaded(thread: Worker): Promise<void> {
  const ended = once(thread, "exit").then(() => {
    throw new Error("The thread ended while it was loading");
  });
  const [first]: unknown[] = await Promise.race([once(thread, "message"), ended]);
  if (first !== LOADED) throw new Error("The thread said something before it was loaded");
}
