/** What waits for its turn. */
export type Waiting = { key: string; start(): void; refuse(error: Refused): void };

/** The queue is full; the caller may try again later. */
export class Refused extends Error {
  override readonly name = "Refused";
  /** `visitor`: this visitor requests too much at once; `server`: all together do. */
  readonly because: "visitor" | "server";

  constructor(because: "visitor" | "server") {
    super(`Too many wait (${because})`);
    this.because = because;
  }
}

export type FairQueue = {
  add(job: Waiting, visitor: string): void;
  /** Another visitor waits for it, too; it is done in their turn if that is sooner. */
  join(key: string, visitor: string): void;
  /** Nobody waits for it any more. */
  drop(job: Waiting): void;
  /**
   * Starts the next job of the visitor who has waited longest for a turn.
   * @param mayStart leaves out visitors who cannot have a turn now
   * @returns false if there is none
   */
  startNext(mayStart?: (visitor: string) => boolean): boolean;
  readonly length: number;
};

/**
 * Jobs in order for each visitor, and visitors in turn: somebody who requests a hundred pages at once
 * waits for the hundred, and nobody else does.
 * @param most how many may wait in total; beyond it, the visitor with the most loses their last job
 */
export function createFairQueue(most: number, mostOfOne: number): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  const waiting = new Set<Waiting>();

  const drop = (job: Waiting) => {
    waiting.delete(job);
    for (const [visitor, line] of lines) {
      const rest = line.filter((other) => other !== job);
      if (rest.length === 0) lines.delete(visitor);
      else if (rest.length < line.length) lines.set(visitor, rest);
    }
  };

  const append = (job: Waiting, visitor: string) => {
    const line = lines.get(visitor);
    if (line) line.push(job);
    else lines.set(visitor, [job]);
  };

  return {
    get length() {
      return waiting.size;
    },
    add(job, visitor) {
      const own = lines.get(visitor)?.length ?? 0;
      if (own >= mostOfOne) return job.refuse(new Refused("visitor"));
      if (waiting.size >= most) {
        const [, longest] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
        const last = longest.at(-1);
        if (!last || longest.length <= own + 1) return job.refuse(new Refused("server"));
        drop(last);
        last.refuse(new Refused("server"));
      }
      waiting.add(job);
      append(job, visitor);
    },
    join(key, visitor) {
      // After a purge a page may wait twice: the later one has the new content.
      const job = [...waiting].findLast((one) => one.key === key);
      if (!job || lines.get(visitor)?.includes(job)) return;
      if ((lines.get(visitor)?.length ?? 0) < mostOfOne) append(job, visitor);
    },
    drop,
    startNext(mayStart = () => true) {
      const turn = [...lines].find(([visitor]) => mayStart(visitor));
      const [visitor = "", [job] = []] = turn ?? [];
      if (!job) return false;
      drop(job);
      // Their next job waits for the others' turns.
      const rest = lines.get(visitor);
      if (rest) {
        lines.delete(visitor);
        lines.set(visitor, rest);
      }
      job.start();
      return true;
    },
  };
}
