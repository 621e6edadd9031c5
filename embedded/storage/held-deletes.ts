import type pg from "pg";
import type { Log } from "../log.ts";
import type { Blobs } from "./blobs.ts";

/** The advisory lock that a backup holds in the database while it reads files; a fixed number. */
export const FILES_HELD = "5715203792";

const ASK_AGAIN_MS = 60_000;

/** Deletes the files of rows that are gone for good. Never rejects; some may be deleted later. */
export type Retire = (versions: readonly (string | null | undefined)[]) => Promise<void>;

/**
 * Deletes files whose rows were deleted, but none while a backup reads the database, as its snapshot may still
 * name them. The row's deletion has been committed before, so a backup that begins after the check no longer
 * sees the row. Waiting files are deleted within a minute of the backup's end, or swept later.
 */
export function holdDeletes(
  blobs: Pick<Blobs, "discard">,
  pool: pg.Pool,
  log: Log,
): { retire: Retire /** Leaves what waits to the sweep. */; stop(): void } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const isHeld = async () => {
    const { rows } = await pool.query<{ free: boolean }>(
      "select pg_try_advisory_xact_lock_shared($1) as free",
      [FILES_HELD],
    );
    return rows[0]?.free !== true;
  };

  const deleteWaiting = async () => {
    const versions = [...waiting];
    try {
      if (!(await isHeld())) {
        for (const version of versions) waiting.delete(version);
        await blobs.discard(versions);
      }
    } catch (error) {
      log("warn", "storage: files wait to be deleted", { error: String(error) });
    }
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => void deleteWaiting(), ASK_AGAIN_MS).unref();
  };

  return {
    async retire(versions) {
      for (const version of versions) if (version != null) waiting.add(version);
      if (waiting.size > 0) await deleteWaiting();
    },
    stop: () => clearTimeout(timer),
  };
}
