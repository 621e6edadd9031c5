const ALIVE_EVERY_MS = 5000;

/** Another runner has taken the work over, it has ended, or its person is gone. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/**
 * Shows every few seconds that the runner of a piece of work is alive, until `end` is called.
 * @param show throws LeaseLost if another runner has it now; any other error is ignored until the next time
 * @returns `signal` is aborted when the server stops, the lease is lost, or the work takes too long.
 */
export function holdWork(
  show: () => Promise<void>,
  { stopping, longestMs }: { stopping: AbortSignal; longestMs: number },
): { signal: AbortSignal; isLost(error: unknown): boolean; end(): void } {
  const lost = new AbortController();
  const beat = setInterval(() => {
    show().catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort(error);
    });
  }, ALIVE_EVERY_MS);
  return {
    signal: AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(longestMs)]),
    isLost: (error) => error instanceof LeaseLost || lost.signal.aborted,
    end: () => clearInterval(beat),
  };
}
