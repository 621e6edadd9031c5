import type pg from "pg";
import type { Logger } from "../../log.ts";

/** Writers come in bursts: what they leave pending is moved once they have been quiet. */
const QUIET_MS = 1_000;

/**
 * Moves what writers have left pending into search's indexes, after each change of content until the
 * returned function is called, which waits for a move that is under way.
 */
export function keepSearchSettled(options: {
  pool: pg.Pool;
  /** Registers a listener for changed content. */
  onContentChange(listener: () => void): void;
  log: Pick<Logger, "error">;
}): () => Promise<void> {
  const { pool, onContentChange, log } = options;
  let due: NodeJS.Timeout | undefined;
  let settling: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const settle = () => {
    due = undefined;
    settling = settling
      .then(() => pool.query("select search.settle()"))
      .catch((error: unknown) =>
        log.error({ error: String(error) }, "Pending search entries could not be moved"),
      );
  };

  onContentChange(() => {
    if (!stopped) due ??= setTimeout(settle, QUIET_MS);
  });

  return async () => {
    stopped = true;
    clearTimeout(due);
    await settling;
  };
}
