import type pg from "pg";
import type { Actor } from "../../account/actor.ts";

/** What the person's last finished match worked on; undefined when there was none. */
export async function lastFingerprint(
  pool: pg.Pool,
  { userId }: Actor,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ fingerprint: string }>(
    `select fingerprint from public.runs
      where user_id = $1 and service = 'match' and state = 'done'
      order by created_at desc limit 1`,
    [userId],
  );
  return rows[0]?.fingerprint;
}
