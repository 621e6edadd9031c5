import { createFairQueue, type Refused, type Waiting } from "./fair-queue.ts";

export type Turns = {
  /**
   * Does the work in that one's turn.
   * @throws Refused when too many wait; the signal's reason when it is aborted before the turn.
   */
  take<Result>(
    who: string,
    work: () => Promise<Result>,
    how?: { key?: string; signal?: AbortSignal | undefined },
  ): Promise<Result>;
  /** This one waits for the work with that key, too. */
  join(key: string, who: string): void;
};

/** So much at once, and the rest in turns: whoever asks for much waits for it, and nobody else does. */
export function createTurns(limits: {
  atOnce: number;
  /** Default: as much as there is. */
  ofOneAtOnce?: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
  onRefused?(): void;
}): Turns {
  const { atOnce, ofOneAtOnce = atOnce, mostWaiting, mostWaitingOfOne, onRefused } = limits;
  const queue = createFairQueue(mostWaiting, mostWaitingOfOne);
  /** Whose work is under way. */
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
