import { createFairQueue, type Refused, type Waiting } from "./fair-queue.ts";

export type Turns = {
  /**
   * Does the work in the turn of `who`.
   * @throws Refused if too many wait; the signal's reason if it is aborted before the turn
   */
  take<Result>(
    who: string,
    work: () => Promise<Result>,
    how?: { key?: string; signal?: AbortSignal | undefined },
  ): Promise<Result>;
  /** `who` waits for the work with that key, too. */
  join(key: string, who: string): void;
};

/** Does a limited number of tasks at once, and the rest in turns: only those who ask for much wait for it. */
export function createTurns(limits: {
  atOnce: number;
  /** Default: no separate limit. */
  ofOneAtOnce?: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
  onRefused?(): void;
}): Turns {
  const { atOnce, ofOneAtOnce = atOnce, mostWaiting, mostWaitingOfOne, onRefused } = limits;
  const queue = createFairQueue(mostWaiting, mostWaitingOfOne);
  /** The owners of running work. */
  const busy: string[] = [];

  const mayStart = (who: string) => busy.filter((one) => one === who).length < ofOneAtOnce;
  const dispatch = () => {
    while (busy.length < atOnce && queue.startNext(mayStart));
  };

  const turnOf = (who: string, key: string, signal: AbortSignal | undefined) =>
    new Promise<void>((enter, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        queue.drop(job);
        reject(signal?.reason);
      };
      const job: Waiting = {
        key,
        start() {
          signal?.removeEventListener("abort", leave);
          busy.push(who);
          enter();
        },
        refuse(error: Refused) {
          signal?.removeEventListener("abort", leave);
          onRefused?.();
          reject(error);
        },
      };
      signal?.addEventListener("abort", leave);
      queue.add(job, who);
      dispatch();
    });

  return {
    async take(who, work, { key = "", signal } = {}) {
      await turnOf(who, key, signal);
      try {
        return await work();
      } finally {
        busy.splice(busy.indexOf(who), 1);
        dispatch();
      }
    },
    join: queue.join,
  };
}
