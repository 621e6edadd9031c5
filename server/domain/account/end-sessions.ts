import type pg from "pg";
import type { Actor } from "./actor.ts";
import { noteActivity } from "./note-activity.ts";

/** Ends one of the person's own sessions. @returns false when they have no such session. */
export async function endSession(pool: pg.Pool, actor: Actor, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from auth.sessions where id = $1 and user_id = $2",
    [sessionId, actor.userId],
  );
  if (rowCount === 0) return false;
  await noteActivity(pool, actor, "sessions_ended");
  return true;
}

/** Ends every session of the person but the one that asks. @returns how many. */
export async function endOtherSessions(pool: pg.Pool, actor: Actor): Promise<number> {
  const { rowCount } = await pool.query(
    "delete from auth.sessions where user_id = $1 and id <> $2",
    [actor.userId, actor.sessionId],
  );
  const ended = rowCount ?? 0;
  if (ended > 0) await noteActivity(pool, actor, "sessions_ended");
  return ended;
}
