import path from "node:path";
import type { Logger } from "../../log.ts";
import { keepThread, type Thread } from "../../thread.ts";
import type { StoredAnswer } from "../stored-answer.ts";

const THREAD = path.join(import.meta.dirname, "refine-thread.ts");
/** Each takes 70 ms: the queue of a flood of new pages is done in seconds. */
const MOST_WAITING = 64;
const MEMORY_MB = 64;
const DEADLINE_MS = 30_000;

type Task = { answer: StoredAnswer; isKept: () => boolean };

export type Refiner = {
  /** Recompresses a cached answer in place, when its turn comes and it is still worth it. */
  refine(answer: StoredAnswer, isKept: () => boolean): void;
  close(): Promise<void>;
};

/**
 * Compresses popular pages at the best quality: Home then fits into the first flight of a
 * connection (docs/decisions/0010-first-flight.md). One at a time, in a thread of lower priority;
 * pages that do not fit into the queue stay as they are.
 */
export function createRefiner(log: Logger): Refiner {
  let thread: Thread<Uint8Array, Uint8Array<ArrayBuffer>> | undefined;
  // Until a page is popular, nobody needs it.
  const start = () =>
    keepThread<Uint8Array, Uint8Array<ArrayBuffer>>({
      file: THREAD,
      workerData: undefined,
      memoryMb: MEMORY_MB,
      deadlineMs: DEADLINE_MS,
      log,
    });
  const waiting: Task[] = [];
  let working = false;

  const work = async () => {
    if (working) return;
    working = true;
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      if (!task.isKept()) continue;
      thread ??= start();
      // If it fails, the answer stays as it was.
      const body = await thread.ask(task.answer.body).catch(() => undefined);
      if (body) replaceBody(task.answer, body);
    }
    working = false;
  };

  return {
    refine(answer, isKept) {
      if (!isBrotli(answer) || waiting.length >= MOST_WAITING) return;
      waiting.push({ answer, isKept });
      void work();
    },
    close: async () => thread?.close(),
  };
}

function isBrotli({ headers }: StoredAnswer): boolean {
  return headers[headers.indexOf("content-encoding") + 1] === "br";
}

function replaceBody(answer: StoredAnswer, body: Uint8Array<ArrayBuffer>): void {
  const headers = [...answer.headers];
  headers[headers.indexOf("content-length") + 1] = String(body.length);
  answer.body = body;
  answer.headers = headers;
}
