/** What waits for a render thread. */
export type Waiting = { key: string; start(): void; refuse(error: Refused): void };

/** More waits than there is room for; the visitor may come back. */
export class Refused extends Error {
  override readonly name = "Refused";
  /** `visitor`: this one asks for too much at once; `server`: all together do. */
  readonly because: "visitor" | "server";

  constructor(because: "visitor" | "server") {
    super(`Too many pages wait (${because})`);
    this.because = because;
  }
}

export type RenderQueue = {
  add(job: Waiting, visitor: string): void;
  /** Another visitor waits for it, too: it may come in their turn if that is sooner. */
  join(key: string, visitor: string): void;
  /** Starts the next page, of the visitor who has waited longest for a turn. */
  startNext(): void;
  readonly length: number;
};

/**
 * Pages waiting to be rendered, in order for each visitor, and visitors in turn: somebody who
 * requests a hundred pages at once waits for the hundred, and nobody else does.
 * @param most how many may wait in total; beyond it, the visitor with most loses their last page.
 */
export function createRenderQueue(most: number, mostOfOne: number): RenderQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  const waiting = new Set<Waiting>();

  const remove = (job: Waiting) => {
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
        remove(last);
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
    startNext() {
      const [turn] = lines;
      if (!turn) return;
      const [visitor, [job]] = turn;
      if (!job) return;
      remove(job);
      // Their next page waits for the others' turns.
      const rest = lines.get(visitor);
      if (rest) {
        lines.delete(visitor);
        lines.set(visitor, rest);
      }
      job.start();
    },
  };
}
