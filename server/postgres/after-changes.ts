import type { Logger } from "../log.ts";

/** Changes come in bursts. */
const QUIET_MS = 1_000;

/** Registers a listener for changed content (`content-changes.ts`). */
export type OnContentChange = (listener: () => void) => void;

/**
 * Works once after each burst of changed content, one run after the other, until the returned function is
 * called, which waits for a run in progress. A failed run is logged, and the next change tries again.
 * @param failed the message for the log
 */
export function afterChanges(
  onContentChange: OnContentChange,
  work: () => Promise<unknown>,
  { log, failed }: { log: Pick<Logger, "error">; failed: string },
): () => Promise<void> {
  let due: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const begin = () => {
    due = undefined;
    working = working
      .then(work)
      .catch((error: unknown) => log.error({ error: String(error) }, failed));
  };
  onContentChange(() => {
    if (!stopped) due ??= setTimeout(begin, QUIET_MS);
  });
  return async () => {
    stopped = true;
    clearTimeout(due);
    await working;
  };
}
