import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Env, Project } from "../env.ts";
import type { Logger } from "../log.ts";
import { reportFailure } from "../signals/failures.ts";
import type { RunningWorker } from "./worker.ts";

/** The settings of the thread for paid services; plain data, because it is copied. */
export type RunSettings = {
  project: Project;
  /** Where visitors reach the project. */
  backendUrl: string;
  publicUrl: string;
  logLevel: string;
  /** Undefined if rules judge. */
  languageModel: Env["languageModel"];
  visitsFeeds: boolean;
  /** The version in traces; undefined if none are sent. */
  tracesAs: string | undefined;
};

export const STOP = "stop";
/** The thread's message that it now processes jobs. */
export const RUNNING = "running";

const THREAD = path.join(import.meta.dirname, "service-thread.ts");
/** A deck's text is at most 8 MB, and a match reads some thousand profiles. */
const MOST_MEMORY_MB = 384;
const AGAIN_AFTER_MS = 1000;
/** Longer than its worker takes to hand jobs back. */
const STOP_LIMIT_MS = 7000;

/**
 * Runs the paid services in a separate thread, and restarts it when it dies. When stopped, it leaves
 * runs in progress to the next start.
 */
export function runServices(settings: RunSettings, log: Logger): RunningWorker {
  const stopping = new AbortController();
  const state = { isRunning: false };
  const ended = keepRunning(settings, log, stopping.signal, state);
  return {
    isRunning: () => state.isRunning,
    async stop() {
      stopping.abort();
      await Promise.race([ended, setTimeout(STOP_LIMIT_MS)]);
    },
  };
}

async function keepRunning(
  settings: RunSettings,
  log: Logger,
  stopping: AbortSignal,
  state: { isRunning: boolean },
): Promise<void> {
  while (!stopping.aborted) {
    const thread = new Worker(THREAD, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const stop = () => thread.postMessage(STOP);
    stopping.addEventListener("abort", stop);
    thread.on("message", (message) => {
      if (message === RUNNING) state.isRunning = true;
    });
    thread.on("error", (error) => {
      log.error({ error: String(error) }, "The thread of the paid services has failed");
      reportFailure(error, { part: "uncaught", name: "services" });
    });
    await new Promise<void>((resolve) => {
      thread.once("exit", () => resolve());
    });
    state.isRunning = false;
    stopping.removeEventListener("abort", stop);
    // A fault that repeats at once must not keep the processor busy.
    await setTimeout(AGAIN_AFTER_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}
