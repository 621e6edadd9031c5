import { availableParallelism } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import type { Logger } from "../../log.ts";
import { keepThread } from "../../thread.ts";
import type { Encoding, StoredAnswer } from "../stored-answer.ts";
import type { PageRequest } from "./page-request.ts";
import { createRenderQueue, Refused } from "./render-queue.ts";

const THREAD = path.join(import.meta.dirname, "render-thread.ts");
/** A page mostly waits for its data: meanwhile the thread works on others. */
const PAGES_AT_ONCE = 8;
/** Of the time, beyond which the thread that answers has hardly any to spare: pages come one by one then, with a rest. */
const BUSY_SHARE = 0.75;
const REST_MS = 5;
const LOOK_EVERY_MS = 200;
const MOST_WAITING = 256;
const MOST_WAITING_OF_ONE = 48;
/** The app takes 60 MB. The less room the engine has, the more of the time it spends on making some. */
const MEMORY_MB = 1024;
const DEADLINE_MS = 30_000;

export type RenderSettings = {
  publicUrl: string;
  /** Where the browser reads data and listens. */
  backendUrl: string;
  /** The embedded database as the data API logs in there; else pages read through the project's address. */
  dataUrl: string | undefined;
  logLevel: string;
};
export type RenderQuestion = { page: PageRequest; encoding: Encoding };
/** What a thread is asked: `inHaste` when others wait, so that it spends less on compressing. */
export type ThreadQuestion = RenderQuestion & { inHaste: boolean };

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
    thread: keepThread<ThreadQuestion, StoredAnswer>({
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

  const busyPages = () => threads.reduce((sum, { busy }) => sum + busy, 0);

  let readersFirst = false;
  const dispatch = () => {
    const atOnce = readersFirst ? 1 : PAGES_AT_ONCE;
    while (queue.length > 0 && leastBusy().busy < atOnce) queue.startNext();
  };

  // Whoever reads stored pages comes first also where there are fewer processors than threads.
  let before = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    readersFirst = utilization > BUSY_SHARE;
    dispatch();
  }, LOOK_EVERY_MS);
  look.unref();

  const work = async (question: RenderQuestion): Promise<StoredAnswer> => {
    const chosen = leastBusy();
    chosen.busy += 1;
    const free = () => {
      chosen.busy -= 1;
      dispatch();
    };
    try {
      return await chosen.thread.ask({ ...question, inHaste: busyPages() > threads.length });
    } catch (error) {
      throw closed ? new Refused("server") : error;
    } finally {
      if (readersFirst) setTimeout(free, REST_MS);
      else free();
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
      clearInterval(look);
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}
