import type pg from "pg";
import type { z } from "zod";
import type { CompanyImport } from "../../../../contracts/desk/imports.ts";
import { performImportJob } from "../../../../contracts/jobs.ts";
import type { Logger } from "../../../log.ts";
import { queueJob } from "../../../postgres/queue-job.ts";
import { checkLines } from "./check-lines.ts";
import { WrongEncoding } from "./read-table.ts";
import { MayNotWrite, readTask } from "./stored-import.ts";
import { InTheWay, undoLines } from "./undo-lines.ts";
import { writeLines } from "./write-lines.ts";

/** For each work, the state while it runs (`during`), and the state after a failure (`back`). */
const WORKS = {
  check: { perform: checkLines, during: "checking", back: "uploaded" },
  run: { perform: writeLines, during: "running", back: "checked" },
  undo: { perform: undoLines, during: "undoing", back: "done" },
} as const;

/** Only one import runs at a time, as each holds connections that paid runs in the same thread need. */
const AGAIN_AFTER_MS = 2000;

/**
 * Does one work on an import. It either succeeds, or leaves everything as it was, with the reason.
 * Imports take turns across all servers: another is tried again soon, and may find its work done.
 */
export async function performImport(
  means: { pool: pg.Pool; log: Logger; stopping: AbortSignal },
  { importId, work }: z.output<typeof performImportJob.payload>,
): Promise<void> {
  const { pool, log, stopping } = means;
  const { perform, during, back } = WORKS[work];
  const lock = await pool.connect();
  try {
    const { rows } = await lock.query<{ is_free: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('imports', 0)) as is_free",
    );
    if (!rows[0]?.is_free) {
      const at = new Date(Date.now() + AGAIN_AFTER_MS);
      return await queueJob(lock, performImportJob, { importId, work }, `import:${importId}`, {
        at,
      });
    }
    const task = await readTask(pool, importId);
    if (task?.state !== during) return;
    await perform(pool, task, stopping);
  } catch (error) {
    // The next server takes it up.
    if (stopping.aborted) throw error;
    const failure = failureOf(error);
    if (failure === "broken") log.error({ error: String(error), importId }, "An import has failed");
    await pool.query(
      `update desk.imports set state = $3, failure = $4, conflicts = $5 where id = $1 and state = $2`,
      [
        importId,
        during,
        back,
        failure,
        JSON.stringify(error instanceof InTheWay ? error.conflicts : []),
      ],
    );
  } finally {
    await lock.query("select pg_advisory_unlock_all()").catch(() => undefined);
    lock.release();
  }
}

/** Errors for rows that have changed since the check: taken addresses, missing companies. */
const CHANGED_SINCE = new Set(["23505", "23503", "23514", "23502"]);
const INSUFFICIENT_PRIVILEGE = "42501";

function failureOf(error: unknown): NonNullable<CompanyImport["failure"]> {
  if (error instanceof InTheWay) return "conflicts";
  if (error instanceof WrongEncoding) return "encoding";
  if (error instanceof MayNotWrite) return "denied";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (CHANGED_SINCE.has(code)) return "outdated";
  return code === INSUFFICIENT_PRIVILEGE ? "denied" : "broken";
}
