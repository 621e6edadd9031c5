import { availableParallelism } from "node:os";
import path from "node:path";
import type { Logger } from "../../log.ts";
import { keepThread } from "../../thread.ts";
import type { Encoding, StoredAnswer } from "../stored-answer.ts";
import type { PageRequest } from "./page-request.ts";
import { createRenderQueue, Refused } from "./render-queue.ts";

const THREAD = path.join(import.meta.dirname, "render-thread.ts");
/** A page waits for its data most of the time: the thread works on others meanwhile. */
const PAGES_AT_ONCE = 4;
const MOST_WAITING = 256;
const MOST_WAITING_OF_ONE = 48;
/** The app takes 60 MB; the rest is for what is being rendered. */
const MEMORY_MB = 256;
const DEADLINE_MS = 30_000;

export type RenderSettings = {
  publicUrl: string;
  /** Where the browser reads data and listens. */
  backendUrl: string;
  logLevel: string;
};
export type RenderQuestion = { page: PageRequest; encoding: Encoding };

export type RenderPool = {
  /** Resolves when pages can be rendered. @throws Error why they cannot. */
  ready: Promise<void>;
  /**
   * Renders a page in its visitor's turn.
   * @throws Refused when too many wait; Error when it cannot be rendered.
   */
  render(key: string, question: RenderQuestion, visitor: string): Promise<StoredAnswer>;
  /** Another visitor waits for the page of this key. */
  join(key: string, visitor: string): void;
  close(): Promise<void>;
};

/** Threads that render pages: one for each processor but one, at least one. */
export function createRenderPool(settings: RenderSettings, log: Logger): RenderPool {
  const queue = createRenderQueue(MOST_WAITING, MOST_WAITING_OF_ONE);
  const threads = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => ({
    thread: keepThread<RenderQuestion, StoredAnswer>({
      file: THREAD,
      workerData: settings,
      memoryMb: MEMORY_MB,
      deadlineMs: DEADLINE_MS,
      log,
    }),
    busy: 0,
  }));

  let closed = false;

  const leastBusy = () => threads.reduce((a, b) => (b.busy < a.busy ? b : a));

  const dispatch = () => {
    while (queue.length > 0 && leastBusy().busy < PAGES_AT_ONCE) queue.startNext();
  };

  const work = async (question: RenderQuestion): Promise<StoredAnswer> => {
    const chosen = leastBusy();
    chosen.busy += 1;
    try {
      return await chosen.thread.ask(question);
    } catch (error) {
      throw closed ? new Refused("server") : error;
    } finally {
      chosen.busy -= 1;
      dispatch();
    }
  };

  return {
    ready: Promise.all(threads.map(({ thread }) => thread.ready)).then(() => undefined),
    render: (key, question, visitor) =>
      new Promise((resolve, refuse) => {
        queue.add({ key, start: () => resolve(work(question)), refuse }, visitor);
        dispatch();
      }),
    join: queue.join,
    async close() {
      closed = true;
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}
