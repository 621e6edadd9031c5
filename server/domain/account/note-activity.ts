import type pg from "pg";
import type { Actor } from "./actor.ts";

/**
 * Adds a line to what a person sees as recent activity.
 * @param kind app/features/account/recent-activity.tsx has the words for it.
 */
export async function noteActivity(
  database: pg.Pool | pg.PoolClient,
  actor: Actor,
  kind: string,
  detail = "",
): Promise<void> {
  await database.query(
    "insert into public.account_activity (user_id, kind, detail) values ($1, $2, left($3, 200))",
    [actor.userId, kind, detail],
  );
}
