import { LRUCache } from "lru-cache";
import { refineStored, type StoredPage } from "./stored-page.ts";

const FRESH_MS = 60_000;
const MAX_BYTES = 256 * 1024 * 1024;

type Entry = { page: StoredPage; freshUntil: number; purged: boolean };

export type PageCache = {
  /** The page as it is stored now, however old, if a visitor may get it without waiting. */
  peek(key: string): StoredPage | undefined;
  /** The page, rendered once for all who wait. */
  get(key: string, render: () => Promise<StoredPage>): Promise<StoredPage>;
  /** After this, nobody gets what was rendered before. */
  purge(): void;
};

/**
 * Rendered pages in memory, bounded. A page past its time is served while one refresh runs; a purged
 * one is rendered anew for the next visitor, and only if that fails its old copy is served.
 */
export function createPageCache(now: () => number = Date.now): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: (entry) => entry.page.bytes,
  });
  const rendering = new Map<string, Promise<StoredPage>>();
  let generation = 0;

  const refresh = (key: string, render: () => Promise<StoredPage>): Promise<StoredPage> => {
    const running = rendering.get(key);
    if (running) return running;
    const startedIn = generation;
    const job = render()
      .then((page) => {
        if (!page.storable) return page;
        // What changed while it was rendered may be missing in it.
        const purged = startedIn !== generation;
        entries.set(key, { page, freshUntil: now() + FRESH_MS, purged });
        void refineStored(page, () => {
          const entry = entries.peek(key);
          return entry?.page === page && !entry.purged;
        });
        return page;
      })
      .finally(() => {
        if (rendering.get(key) === job) rendering.delete(key);
      });
    rendering.set(key, job);
    return job;
  };

  return {
    peek(key) {
      const entry = entries.get(key);
      return entry && !entry.purged && entry.freshUntil > now() ? entry.page : undefined;
    },
    async get(key, render) {
      const entry = entries.get(key);
      if (entry && !entry.purged) {
        if (entry.freshUntil <= now()) refresh(key, render).catch(() => undefined);
        return entry.page;
      }
      if (!entry) return refresh(key, render);
      const page = await refresh(key, render).catch(() => entry.page);
      // A page that could not be rendered whole (the database is away) is worse than the last one.
      return page.storable || page.status < 500 ? page : entry.page;
    },
    purge() {
      generation += 1;
      // A render under way has read the old content: nobody new may wait for it.
      rendering.clear();
      for (const entry of entries.values()) entry.purged = true;
    },
  };
}
