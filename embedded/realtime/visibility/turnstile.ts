/** Too much work of a network waits already. */
export class LineFull extends Error {
  override readonly name = "LineFull";
}

/** The network that waits, and a signal to stop waiting. */
export type Whose = { network: string; signal: AbortSignal };

type Waiting = { enter(): void };

/**
 * Lets at most `places` pieces of work run at a time. The others wait, in order for each network and the networks
 * in turn, until their signal aborts; at most `most` of one network.
 */
export function createTurnstile(places: number, most: number) {
  let free = places;
  /** In the order of their turns. */
  const lines = new Map<string, Set<Waiting>>();

  const leave = (network: string, one: Waiting) => {
    const line = lines.get(network);
    line?.delete(one);
    if (line?.size === 0) lines.delete(network);
  };

  const wait = async ({ network, signal }: Whose) => {
    const line = lines.get(network) ?? new Set();
    if (line.size >= most) throw new LineFull("Too many wait already");
    const turn = Promise.withResolvers<void>();
    const one = { enter: turn.resolve };
    const giveUp = () => {
      leave(network, one);
      turn.reject(signal.reason);
    };
    lines.set(network, line.add(one));
    signal.addEventListener("abort", giveUp);
    await turn.promise.finally(() => signal.removeEventListener("abort", giveUp));
  };

  /** The place goes straight to the next in line, so that nobody can jump the queue. */
  const passOn = () => {
    const [turn] = lines;
    const [one] = turn?.[1] ?? [];
    if (!turn || !one) {
      free++;
      return;
    }
    const [network, line] = turn;
    leave(network, one);
    // Their next piece waits for the others' turns.
    if (lines.delete(network)) lines.set(network, line);
    one.enter();
  };

  /** @throws LineFull; the signal's reason, if it aborts before the work begins. */
  return async <Result>(whose: Whose, work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--;
    else await wait(whose);
    try {
      whose.signal.throwIfAborted();
      return await work();
    } finally {
      passOn();
    }
  };
}
