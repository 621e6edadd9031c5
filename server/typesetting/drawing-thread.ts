import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { whenLoaded } from "../thread-loading.ts";
import { Turnstile } from "../turns/turnstile.ts";

const MEMORY_MB = 256;
/** A document of ours takes some hundredths of a second; anything this slow is stopped. */
const TIMEOUT_MS = 20_000;
/** The thread keeps its fonts in memory for this long without requests. */
const IDLE_MS = 5 * 60_000;

export type DrawingLimits = { timeoutMs?: number; idleMs?: number };

/** Draws documents in a thread of its own, one at a time, so that nothing else waits for them. */
export class DrawingThread<Input> {
  readonly #program: URL;
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #turnstile = new Turnstile(1);
  #running: { worker: Worker; loaded: Promise<void> } | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param program says when it is loaded, and answers each message with the bytes of a document. */
  constructor(program: URL, { timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS }: DrawingLimits = {}) {
    this.#program = program;
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
  }

  /**
   * Draws a document.
   * @throws Error if it takes more time or memory than allowed
   */
  async make(input: Input): Promise<Uint8Array> {
    return this.#turnstile.pass(() => this.#draw(input));
  }

  async #draw(input: Input): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const { worker, loaded } = this.#running ?? this.#start();
    worker.ref();
    try {
      await loaded;
      const signal = AbortSignal.timeout(this.#timeoutMs);
      worker.postMessage(input);
      const [drawn] = await once(worker, "message", { signal });
      if (!(drawn instanceof Uint8Array)) throw new Error("The thread answered no document");
      this.#rest(worker);
      return drawn;
    } catch (error) {
      await this.#end(worker);
      throw new Error("The document could not be drawn", { cause: error });
    }
  }

  #start(): { worker: Worker; loaded: Promise<void> } {
    const worker = startWorker(this.#program);
    const started = { worker, loaded: whenLoaded(worker) };
    const forget = () => {
      if (this.#running === started) this.#running = undefined;
    };
    // An error while nobody waits for it must not bring the server down either.
    worker.on("error", forget).on("exit", forget);
    this.#running = started;
    return started;
  }

  /** An idle thread does not keep the process alive, and ends after a while. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => void this.#end(worker), this.#idleMs);
    this.#idle.unref();
  }

  async #end(worker: Worker): Promise<void> {
    this.#running = undefined;
    await worker.terminate();
  }
}

/** Without this process's environment, which documents do not need. */
function startWorker(program: URL): Worker {
  return new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}
