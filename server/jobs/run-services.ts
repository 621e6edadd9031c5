import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Env, Project } from "../env.ts";
import type { Logger } from "../log.ts";

/** What the thread of the paid services is told when it starts; plain data, for it is copied there. */
export type RunSettings = {
  project: Project;
  publicUrl: string;
  logLevel: string;
  /** Undefined: judged by rules. */
  ai: Env["ai"];
};

export const STOP = "stop";

const THREAD = path.join(import.meta.dirname, "service-thread.ts");
/** A deck's text is at most 8 MB, and a match reads some thousand profiles. */
const MOST_MEMORY_MB = 384;
const AGAIN_AFTER_MS = 1000;

/**
 * Runs the paid services in a thread of their own, and starts it again when it dies.
 * @returns what stops it; runs under way are left to the next start.
 */
export function runServices(settings: RunSettings, log: Logger): () => Promise<void> {
  let stopped = false;
  let thread = start();
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(THREAD, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    worker.on("error", (error) =>
      log.error({ error: String(error) }, "The services' thread failed"),
    );
    worker.on("exit", () => {
      if (stopped) return;
      timer = setTimeout(() => {
        thread = start();
      }, AGAIN_AFTER_MS);
    });
    return worker;
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    const ended = once(thread, "exit");
    thread.postMessage(STOP);
    await ended;
  };
}
