import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../../log.ts";
import type { OnContentChange } from "../../postgres/after-changes.ts";
import { refreshDifficulty } from "./refresh-difficulty.ts";

/**
 * Changes come in bursts, such as an article with its round and its backers, and are refreshed together.
 */
const QUIET_MS = 1_000;
/**
 * After a refresh of some seconds, it rests this many times as long: the machine has other work.
 */
const REST = 10;
/** Even without changes: the day may have changed, or the last attempt failed. */
const CHECK_EVERY_MS = 60_000;

type Options = {
  pool: pg.Pool;
  onContentChange: OnContentChange;
  log: Pick<Logger, "error">;
};

/**
 * Keeps the difficulty index up to date until the returned function is called, which aborts a
 * refresh in progress.
 */
export function keepDifficultyCurrent({ pool, onContentChange, log }: Options) {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let changed = false;
  let wake = () => {};
  const sleep = (ms: number) => {
    const nap = new AbortController();
    wake = () => nap.abort();
    const signal = AbortSignal.any([nap.signal, stopped]);
    return delay(ms, undefined, { signal }).catch(() => undefined);
  };

  onContentChange(() => {
    if (changed) return;
    changed = true;
    wake();
  });

  const keep = async (): Promise<void> => {
    while (!stopped.aborted) {
      changed = false;
      const began = performance.now();
      await refreshDifficulty(pool, stopped).catch((error: unknown) => {
        if (stopped.aborted) return;
        log.error({ error: String(error) }, "The difficulty index could not be refreshed");
      });
      const rest = Math.max(QUIET_MS, REST * (performance.now() - began));
      if (!changed) await sleep(CHECK_EVERY_MS);
      if (changed) await sleep(rest);
    }
  };

  const keeping = keep();
  return async (): Promise<void> => {
    stopping.abort();
    await keeping;
  };
}
