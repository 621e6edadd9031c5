import type pg from "pg";
import type { StandingSession } from "../../../contracts/account-operations.ts";
import type { Actor } from "./actor.ts";

const MOST = 100;

/** The person's open sessions: the calling one first, then the most recently used. */
export async function listSessions(pool: pg.Pool, actor: Actor): Promise<StandingSession[]> {
  const { rows } = await pool.query<{
    id: string;
    is_this: boolean;
    user_agent: string;
    signed_in_at: Date;
    last_used_at: Date;
  }>(
    // refreshed_at is UTC without saying so.
    `select id, id = $2 as is_this, left(coalesce(user_agent, ''), 500) as user_agent,
            created_at as signed_in_at,
            greatest(created_at, refreshed_at at time zone 'utc') as last_used_at
       from auth.sessions
      where user_id = $1 and (not_after is null or not_after > now())
      order by is_this desc, last_used_at desc, id limit ${MOST}`,
    [actor.userId, actor.sessionId],
  );
  return rows.map((row) => ({
    id: row.id,
    isThis: row.is_this,
    userAgent: row.user_agent,
    signedInAt: row.signed_in_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
