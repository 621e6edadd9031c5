import type pg from "pg";
import type { Logger } from "../../log.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import type { Actor } from "./actor.ts";
import { takeDown } from "./take-down.ts";

/**
 * Deletes a person: files, published page, rows, sessions, account. Of the steps that can fail, the
 * account comes last, so that somebody whose deletion stopped half-way can still sign in and ask
 * again; every step may find its work already done.
 */
export async function deleteAccount(
  means: {
    pool: pg.Pool;
    admin: Pick<ProjectAdmin, "removeFolder" | "deleteUser">;
    log: Pick<Logger, "error">;
  },
  actor: Actor,
): Promise<void> {
  const { pool, admin, log } = means;
  await pool.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    actor.userId,
    actor.sessionId,
  ]);
  await admin.removeFolder(actor.userId);
  await takeDown(pool, actor);
  await admin.deleteUser(actor.userId);
  // A file uploaded in the meantime has no owner and no row now. Nobody is left to ask again, so a
  // failure is for the operator.
  await admin.removeFolder(actor.userId).catch((error: unknown) => {
    log.error(
      { error: String(error), folder: actor.userId },
      "Files of a deleted account may be left",
    );
  });
}
