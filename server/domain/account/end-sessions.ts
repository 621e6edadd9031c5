import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "./actor.ts";
import { noteActivity } from "./note-activity.ts";

/** Ends one of the person's own sessions. @returns false when they have no such session. */
export async function endSession(pool: pg.Pool, actor: Actor, sessionId: string): Promise<boolean> {
  const ended = await end(pool, actor, "user_id = $1 and id = $2", sessionId);
  return ended > 0;
}

/**
 * Ends every session of the person except the calling one.
 * @returns how many.
 */
export function endOtherSessions(pool: pg.Pool, actor: Actor): Promise<number> {
  return end(pool, actor, "user_id = $1 and id <> $2", actor.sessionId);
}

function end(pool: pg.Pool, actor: Actor, which: string, sessionId: string): Promise<number> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(`delete from auth.sessions where ${which}`, [
      actor.userId,
      sessionId,
    ]);
    const ended = rowCount ?? 0;
    if (ended > 0) await noteActivity(client, actor, "sessions_ended");
    return ended;
  });
}
