import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Turnstile } from "../../../files/turnstile.ts";
import type { ReportInput } from "./report-input.ts";

const PROGRAM = new URL("./report-worker.ts", import.meta.url);
const MEMORY_MB = 256;
/** A report takes some hundredths of a second; what takes this long is no review of a deck. */
const TIMEOUT_MS = 20_000;
/** The fonts are worth their memory as long as reports are asked for. */
const IDLE_MS = 5 * 60_000;

type ReportLimits = { timeoutMs?: number; idleMs?: number };

/** Has reports drawn in a thread of its own, one at a time, so that nothing else waits for them. */
export class ReportMaker {
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #turnstile = new Turnstile(1);
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS }: ReportLimits = {}) {
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
  }

  /**
   * Draws a report as a PDF.
   * @throws Error when it takes longer or more memory than a report may
   */
  async make(input: ReportInput): Promise<Uint8Array> {
    return this.#turnstile.pass(() => this.#draw(input));
  }

  async #draw(input: ReportInput): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      worker.postMessage(input);
      const [report] = await once(worker, "message", { signal });
      if (!(report instanceof Uint8Array)) throw new Error("The thread answered no report");
      this.#rest(worker);
      return report;
    } catch (error) {
      await this.#end(worker);
      throw new Error("The report could not be drawn", { cause: error });
    }
  }

  #start(): Worker {
    const worker = startWorker();
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // Also what happens to it while nobody waits for it must not bring the server down.
    worker.on("error", forget).on("exit", forget);
    this.#worker = worker;
    return worker;
  }

  /** An idle thread does not keep the process alive, and ends after a while. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => void this.#end(worker), this.#idleMs);
    this.#idle.unref();
  }

  async #end(worker: Worker): Promise<void> {
    this.#worker = undefined;
    await worker.terminate();
  }
}

/** With nothing of this process's environment: a report needs none of it. */
function startWorker(): Worker {
  return new Worker(PROGRAM, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}
