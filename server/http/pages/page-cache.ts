import { LRUCache } from "lru-cache";
import type { PageCacheFigures } from "../../signals/site-metrics.ts";
import { Refused } from "../../turns/fair-queue.ts";
import type { StoredAnswer } from "../stored-answer.ts";

const FRESH_MS = 60_000;
/** How long an expired page is served while it is made again: "3 minutes ago" must not be an hour old. */
const STALE_MS = 60_000;
/** Pages that were asked for again: only these can be pushed out by others of their kind. */
const POPULAR_BYTES = 192 * 1024 * 1024;
/** Pages requested once: a flood of new addresses evicts only these. */
const TRIED_BYTES = 32 * 1024 * 1024;
/** The overhead of an entry besides its body: key, headers, bookkeeping. */
const ENTRY_BYTES = 2048;

type Entry = { answer: StoredAnswer; freshUntil: number; purged: boolean };

/** The keys of all copies of a page: its other languages and encodings. */
type Copies = () => readonly string[];

export type PageCache = {
  /** The cached answer if it is fresh, with the end of that. */
  peek(key: string): (StoredAnswer & { freshUntil: number }) | undefined;
  /**
   * The answer that a visitor may get without waiting; a stale one is refreshed in the background.
   * @param copies are dropped, too, if the page turns out to be gone
   */
  find(key: string, make: () => Promise<StoredAnswer>, copies?: Copies): StoredAnswer | undefined;
  /** The answer, rendered once for everybody who waits. */
  get(key: string, make: () => Promise<StoredAnswer>, copies?: Copies): Promise<StoredAnswer>;
  /** After this, nobody gets an older answer, unless a new one cannot be made. */
  purge(): void;
  /** After this, nobody gets an older answer, whatever fails: something was withdrawn. */
  empty(): void;
  figures(): PageCacheFigures;
};

/**
 * Answers in memory, bounded, in two parts: an answer requested a second time moves to the popular
 * ones, so that addresses that are requested only once evict no page that people read. An answer a
 * little past its time is served while one refresh runs; an older or a purged one is made again for
 * the next visitor, and its old copy is served only if that fails. A purged one never replaces a render that was
 * refused: by filling the queue, anybody could get the old content. No copy is kept of a page that is gone: what was
 * taken down must not come back with the next failure.
 * @param onPopular called with an answer that is worth more work, and a check whether it is still kept
 */
export function createPageCache(
  onPopular: (answer: StoredAnswer, isKept: () => boolean) => void = () => undefined,
  now: () => number = Date.now,
): PageCache {
  const sizeCalculation = ({ answer }: Entry) => answer.body.length + ENTRY_BYTES;
  const popular = new LRUCache<string, Entry>({ maxSize: POPULAR_BYTES, sizeCalculation });
  const tried = new LRUCache<string, Entry>({ maxSize: TRIED_BYTES, sizeCalculation });
  const making = new Map<string, Promise<StoredAnswer>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const keepPopular = (key: string, entry: Entry) => {
    popular.set(key, entry);
    if (entry.purged) return;
    onPopular(entry.answer, () => popular.peek(key) === entry && !entry.purged);
  };

  /** Finds an entry, and marks it as requested. */
  const look = (key: string): Entry | undefined => {
    const known = popular.get(key);
    if (known) return known;
    const entry = tried.get(key);
    if (!entry) return undefined;
    tried.delete(key);
    keepPopular(key, entry);
    return entry;
  };

  const refresh = (
    key: string,
    make: () => Promise<StoredAnswer>,
    copies: Copies = () => [],
  ): Promise<StoredAnswer> => {
    const running = making.get(key);
    if (running) return running;
    const startedIn = generation;
    const job = make()
      .then((answer) => {
        // The content changed while it was rendered, so it may be old.
        if (startedIn !== generation) return answer;
        if (isGone(answer)) {
          for (const copy of [key, ...copies()]) {
            popular.delete(copy);
            tried.delete(copy);
          }
        }
        if (!answer.storable) return answer;
        const entry = { answer, freshUntil: answer.freshUntil ?? now() + FRESH_MS, purged: false };
        if (popular.has(key)) keepPopular(key, entry);
        else tried.set(key, entry);
        return answer;
      })
      .finally(() => {
        if (making.get(key) === job) making.delete(key);
      });
    making.set(key, job);
    return job;
  };

  const find: PageCache["find"] = (key, make, copies) => {
    const entry = look(key);
    if (!entry || entry.purged) return undefined;
    if (entry.freshUntil + STALE_MS <= now()) return undefined;
    if (entry.freshUntil <= now()) refresh(key, make, copies).catch(() => undefined);
    hits += 1;
    return entry.answer;
  };

  /** The entry that is still kept, as it may have gone while a render failed; not marked as requested. */
  const standIn = (key: string) => popular.peek(key) ?? tried.peek(key);

  /** The render in progress has read the old content: new visitors must not wait for it. */
  const leaveRenders = () => {
    generation += 1;
    making.clear();
  };

  return {
    peek(key) {
      const entry = look(key);
      if (!entry || entry.purged || entry.freshUntil <= now()) return undefined;
      return { ...entry.answer, freshUntil: entry.freshUntil };
    },
    find,
    async get(key, make, copies) {
      const found = find(key, make, copies);
      if (found) return found;
      misses += 1;
      look(key);
      const answer = await refresh(key, make, copies).catch((error: unknown) => {
        const entry = standIn(key);
        if (!entry || (entry.purged && error instanceof Refused)) throw error;
        return entry.answer;
      });
      // An incomplete page (the database is away) is worse than the previous one.
      if (answer.storable || answer.status < 500) return answer;
      return standIn(key)?.answer ?? answer;
    },
    purge() {
      leaveRenders();
      for (const part of [popular, tried]) {
        for (const entry of part.values()) entry.purged = true;
      }
    },
    empty() {
      leaveRenders();
      popular.clear();
      tried.clear();
    },
    figures: () => ({
      hits,
      misses,
      purges: generation,
      entries: popular.size + tried.size,
      bytes: popular.calculatedSize + tried.calculatedSize,
    }),
  };
}

/** Whether there is no such page any more, or it has moved. */
function isGone({ status }: StoredAnswer): boolean {
  return status >= 300 && status < 500;
}
