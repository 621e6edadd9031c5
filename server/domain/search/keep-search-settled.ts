import type pg from "pg";
import type { Logger } from "../../log.ts";
import { afterChanges, type OnContentChange } from "../../postgres/after-changes.ts";

/**
 * Moves pending entries into the search indexes after each burst of changed content, until the returned
 * function is called.
 */
export function keepSearchSettled(options: {
  pool: pg.Pool;
  onContentChange: OnContentChange;
  log: Pick<Logger, "error">;
}): () => Promise<void> {
  const { pool, onContentChange, log } = options;
  return afterChanges(onContentChange, () => pool.query("select search.settle()"), {
    log,
    failed: "Pending search entries could not be moved",
  });
}
