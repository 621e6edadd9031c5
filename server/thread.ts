import { setPriority } from "node:os";
import { parentPort, SHARE_ENV, Worker } from "node:worker_threads";
import type { Logger } from "./log.ts";
import { LOADED, tellLoaded } from "./thread-loading.ts";

/** A thread that dies at once each time must not keep a processor busy. */
const AGAIN_AFTER_MS = 1000;
const MOST_TRIES = 2;
/** Space for short-lived objects: small enough for the processor's caches. */
const YOUNG_MB = 32;

type Ask<Question> = { id: number; question: Question };
type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/** A thread that answers questions, and is replaced when it dies. */
export type Thread<Question, Answer> = {
  /** Resolves when the first thread answers. @throws Error why it could not start. */
  ready: Promise<void>;
  /**
   * A question that a thread did not answer before it died is asked once more, of the next one.
   * @throws Error as thrown by the thread, or because it died or did not answer in time
   */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
};

type Pending<Question, Answer> = {
  question: Question;
  tries: number;
  /** Only runs while there is a thread that could answer. */
  deadline?: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(error: Error): void;
};

/**
 * Keeps a thread running `file`, which calls `answerQuestions`. It gets the current environment.
 * @param settings.deadlineMs a thread that leaves a question unanswered for this long is stuck, and ended; loading
 *   time does not count
 */
export function keepThread<Question, Answer>(settings: {
  file: string;
  workerData: unknown;
  memoryMb: number;
  deadlineMs: number;
  log: Logger;
}): Thread<Question, Answer> {
  const { file, workerData, memoryMb, deadlineMs, log } = settings;
  const pending = new Map<number, Pending<Question, Answer>>();
  const first = Promise.withResolvers<void>();
  let isLoaded = false;
  /** The current thread's loading, before which it must not be ended. */
  let loading: PromiseWithResolvers<void>;
  let worker = spawn();
  let asked = 0;
  let suspects: number[] = [];
  let closed = false;

  function spawn(): Worker {
    const began = performance.now();
    const started = new Worker(file, {
      workerData,
      env: SHARE_ENV,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    let fault: unknown;
    isLoaded = false;
    const loaded = Promise.withResolvers<void>();
    loading = loaded;
    started.on("message", (message: typeof LOADED | Reply<Answer>) => {
      if (message !== LOADED) return settle(message);
      isLoaded = true;
      loaded.resolve();
      first.resolve();
      for (const [id, waiting] of pending) limit(id, waiting);
    });
    started.on("error", (error) => {
      fault = error;
    });
    started.once("exit", () => {
      loaded.resolve();
      if (closed) return;
      for (const { deadline } of pending.values()) clearTimeout(deadline);
      first.reject(fault instanceof Error ? fault : new Error(`${file} ended`));
      log.error({ file, error: String(fault) }, "A thread has ended and is replaced");
      setTimeout(replace, performance.now() - began < AGAIN_AFTER_MS ? AGAIN_AFTER_MS : 0);
    });
    return started;
  }

  /** One of the open questions has ended the thread: they are asked again one by one, to find out which. */
  function replace(): void {
    if (closed) return;
    worker = spawn();
    suspects = [];
    for (const [id, { tries }] of pending) {
      if (tries >= MOST_TRIES) fail(id, new Error("The thread died twice over this"));
    }
    suspects = [...pending.keys()];
    askNextSuspect();
  }

  function askNextSuspect(): void {
    const [id] = suspects;
    const waiting = id === undefined ? undefined : pending.get(id);
    if (id !== undefined && waiting) send(id, waiting);
  }

  function take(id: number): Pending<Question, Answer> | undefined {
    const waiting = pending.get(id);
    clearTimeout(waiting?.deadline);
    pending.delete(id);
    const isAsked = suspects[0] === id;
    suspects = suspects.filter((suspect) => suspect !== id);
    if (isAsked) askNextSuspect();
    return waiting;
  }

  function limit(id: number, waiting: Pending<Question, Answer>): void {
    const stuck = worker;
    waiting.deadline = setTimeout(() => {
      fail(id, new Error("The thread did not answer in time"));
      void stuck.terminate();
    }, deadlineMs);
  }

  function send(id: number, waiting: Pending<Question, Answer>): void {
    waiting.tries += 1;
    worker.postMessage({ id, question: waiting.question } satisfies Ask<Question>);
  }

  function settle(reply: Reply<Answer>): void {
    if ("error" in reply) fail(reply.id, new Error(reply.error));
    else take(reply.id)?.resolve(reply.answer);
  }

  function fail(id: number, error: Error): void {
    take(id)?.reject(error);
  }

  first.promise.catch(() => undefined);
  return {
    ready: first.promise,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error("The thread is closed"));
        const id = asked++;
        const waiting = { question, tries: 0, resolve, reject };
        pending.set(id, waiting);
        if (isLoaded) limit(id, waiting);
        send(id, waiting);
      }),
    async close() {
      closed = true;
      suspects = [];
      for (const id of [...pending.keys()]) fail(id, new Error("The thread is closed"));
      await loading.promise;
      await worker.terminate();
    },
  };
}

/**
 * The other end: answers this thread's questions, several at once while `answer` waits.
 * @param transfer the parts of an answer that are moved rather than copied
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  transfer: (answer: Answer) => ArrayBuffer[],
): void {
  const reply = (message: Reply<Answer>, moved: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, moved);
  const work = async ({ id, question }: Ask<Question>) => {
    const answered = await answer(question);
    reply({ id, answer: answered }, transfer(answered));
  };
  parentPort?.on("message", (ask: Ask<Question>) => {
    work(ask).catch((error: unknown) => reply({ id: ask.id, error: String(error) }));
  });
  tellLoaded();
}

/**
 * Lets other threads go first when there are more of them than processors. On Linux niceness belongs to a
 * thread; elsewhere it would slow the whole server down.
 */
export function goBehind(niceness: number): void {
  if (process.platform === "linux") setPriority(0, niceness);
}
