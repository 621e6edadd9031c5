import { availableParallelism } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { readSearchView } from "../../../contracts/search.ts";
import type { Logger } from "../../log.ts";
import type { Metric } from "../../signals/instruments.ts";
import { keepThread, type Thread } from "../../thread.ts";
import { createFairQueue, Refused } from "../../turns/fair-queue.ts";
import type { Encoding, StoredAnswer } from "../stored-answer.ts";
import type { FinishQuestion, FinishSettings } from "./page-finisher.ts";
import type { RenderedPage } from "./page-renderer.ts";
import type { PageRequest } from "./page-request.ts";
import { measureRenders } from "./render-metrics.ts";

const RENDER_THREAD = path.join(import.meta.dirname, "render-thread.ts");
const FINISH_THREAD = path.join(import.meta.dirname, "finish-thread.ts");
/** Finishing a page takes a quarter of the time of rendering it. */
const RENDERERS_FOR_ONE_FINISHER = 4;
/** A page without user content: its scripts are all ours. */
const OWN_PAGE: PageRequest = {
  path: "/legal-disclaimer",
  query: "",
  language: "en",
  chosen: false,
};
/** A page mostly waits for its data; meanwhile the thread works on others. */
const PAGES_AT_ONCE = 8;
/**
 * The share of time beyond which the answering thread has hardly any to spare: renders then come
 * one by one, with a rest.
 */
const BUSY_SHARE = 0.5;
const REST_MS = 5;
const LOOK_EVERY_MS = 200;
const MOST_WAITING = 256;
const MOST_WAITING_OF_ONE = 48;
/**
 * The app takes 60 MB. With less room, the engine spends more of its time on collecting garbage.
 */
const RENDERER_MEMORY_MB = 1024;
const FINISHER_MEMORY_MB = 128;
const DEADLINE_MS = 30_000;

export type RenderSettings = {
  publicUrl: string;
  /** Where the browser reads data and listens. */
  backendUrl: string;
  /**
   * The embedded database, with the data API's login; without it pages read through the project's
   * address.
   */
  dataUrl: string | undefined;
  logLevel: string;
};
type RenderEvents = {
  /** Called for a search without results. */
  onNothingFound(query: string): void;
};
export type RenderQuestion = { page: PageRequest; encoding: Encoding };

export type RenderPool = {
  /**
   * Resolves when pages can be rendered.
   * @throws Error with the reason why they cannot
   */
  ready: Promise<void>;
  /**
   * Renders a page in its visitor's turn.
   * @throws Refused if too many wait; Error if it cannot be rendered
   */
  render(key: string, question: RenderQuestion, visitor: string): Promise<StoredAnswer>;
  /** Another visitor waits for the page with this key. */
  join(key: string, visitor: string): void;
  metrics: Metric[];
  close(): Promise<void>;
};

/**
 * Threads that render pages, one per processor except one, but at least one, and others that finish pages
 * meanwhile.
 */
export function createRenderPool(
  { onNothingFound, ...settings }: RenderSettings & RenderEvents,
  log: Logger,
): RenderPool {
  const queue = createFairQueue(MOST_WAITING, MOST_WAITING_OF_ONE);
  const count = Math.max(1, availableParallelism() - 1);
  const limits = { deadlineMs: DEADLINE_MS, log };
  const renderers = keepThreads<PageRequest, RenderedPage>(count, {
    file: RENDER_THREAD,
    workerData: settings,
    memoryMb: RENDERER_MEMORY_MB,
    ...limits,
  });
  const finishers = renderers.ask(OWN_PAGE).then((ownPage) =>
    keepThreads<FinishQuestion, StoredAnswer>(Math.ceil(count / RENDERERS_FOR_ONE_FINISHER), {
      file: FINISH_THREAD,
      workerData: { ...settings, ownPage } satisfies FinishSettings,
      memoryMb: FINISHER_MEMORY_MB,
      ...limits,
    }),
  );
  const ready = renderers.ready.then(async () => (await finishers).ready);
  // Those who wait for it get the error.
  for (const promise of [finishers, ready]) promise.catch(() => undefined);

  let closed = false;
  let busy = 0;
  let readersFirst = false;
  const measured = measureRenders({
    waiting: () => queue.length,
    busy: () => busy,
    threads: count,
  });
  const dispatch = () => {
    const atOnce = readersFirst ? 1 : PAGES_AT_ONCE;
    while (queue.length > 0 && busy < atOnce * count) queue.startNext();
  };

  // Readers of cached pages have priority even with fewer processors than threads.
  let before = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    readersFirst = utilization > BUSY_SHARE;
    dispatch();
  }, LOOK_EVERY_MS);
  look.unref();

  const work = async ({ page, encoding }: RenderQuestion): Promise<StoredAnswer> => {
    busy += 1;
    const began = performance.now();
    const free = () => {
      busy -= 1;
      dispatch();
    };
    try {
      const rendered = await renderers.ask(page);
      if (rendered.foundNothing)
        onNothingFound(readSearchView(new URLSearchParams(page.query)).query);
      return await (await finishers).ask({ rendered, encoding, inHaste: busy > count });
    } catch (error) {
      throw closed ? new Refused("server") : error;
    } finally {
      measured.ended(began);
      if (readersFirst) setTimeout(free, REST_MS);
      else free();
    }
  };

  return {
    ready,
    render: (key, question, visitor) =>
      new Promise((resolve, refuse) => {
        const asked = performance.now();
        const start = () => {
          measured.started(asked);
          resolve(work(question));
        };
        const turnAway = (error: Refused) => {
          measured.turnedAway(error.because);
          refuse(error);
        };
        queue.add({ key, start, refuse: turnAway }, visitor);
        dispatch();
      }),
    join: queue.join,
    metrics: measured.metrics,
    async close() {
      closed = true;
      clearInterval(look);
      await renderers.close();
      await finishers.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

/** Several threads as one: a question goes to the thread with the fewest. */
function keepThreads<Question, Answer>(
  count: number,
  settings: Parameters<typeof keepThread>[0],
): Thread<Question, Answer> {
  const threads = Array.from({ length: count }, () => ({
    thread: keepThread<Question, Answer>(settings),
    busy: 0,
  }));
  return {
    ready: Promise.all(threads.map(({ thread }) => thread.ready)).then(() => undefined),
    async ask(question) {
      const chosen = threads.reduce((a, b) => (b.busy < a.busy ? b : a));
      chosen.busy += 1;
      return chosen.thread.ask(question).finally(() => {
        chosen.busy -= 1;
      });
    },
    close: async () => {
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}
